import { expect, test } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

const ENV = {
  RECTO_CONTENT_SECRET: 'correct-horse',
  GITHUB_TOKEN: 'ghp_0123456789',
  APP_PASSWORD: 'short',
  PORT: '30003000',
  EMPTY_SECRET: '',
};

test.for([
  ['Error: correct-horse is wrong', 'Error: *** is wrong'],
  ['https://x-access-token:ghp_0123456789@github.com/a/b', 'https://x-access-token:***@github.com/a/b'],
  ['connect postgres://site:p4ss:w@rd@db:5432/site failed', 'connect postgres://site:***@db:5432/site failed'],
  ['redis://:p4ssw0rd@cache/0', 'redis://:***@cache/0'],
  ['authorization: Bearer abc.DEF-123456', 'authorization: Bearer ***'],
  ['Basic dXNlcjpwYXNz=', 'Basic ***'],
  ['/callback?code=abc&state=def&page=2', '/callback?code=***&state=***&page=2'],
  ["{ password: 'abc def', name: 'x' }", "{ password: '*** def', name: 'x' }"],
  ['client_secret=abc&x=1', 'client_secret=***&x=1'],
] as const)('%s', ([text, redacted]) => {
  expect(redactSecrets(text, ENV)).toBe(redacted);
});

test.for([
  "{ code: 'ERR_INVALID_URL', input: '/x' }",
  'Unexpected token: <',
  'http://localhost:3000/a@b',
  'listen EADDRINUSE: address already in use 127.0.0.1:30003000',
  'a short text',
  'The state of the key: done',
])('%s does not change', (text) => {
  expect(redactSecrets(text, ENV)).toBe(text);
});
