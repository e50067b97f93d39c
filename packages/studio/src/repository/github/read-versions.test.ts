import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGitHub } from '../../../fixtures/hosts/fake-github.ts';
import type { FakeHost } from '../../../fixtures/hosts/fake-host.ts';
import { createTestRepository } from '../../../fixtures/test-repository.ts';
import type { TestRepository } from '../../../fixtures/test-repository.ts';
import type { GitHost } from '../git-host.ts';
import { createGitHubHost } from './github-host.ts';
import { graphqlBase } from './read-versions.ts';

const PATH = 'content/a "b" $c.md';

let git: TestRepository;
let fake: FakeHost;
let host: GitHost;
let revision: string;

beforeEach(async () => {
  git = createTestRepository({ [PATH]: 'Short\n', 'content/long.md': 'Too long for one response\n' });
  revision = git.git('rev-parse', 'main');
  fake = await startGitHub(git, 'secret-token', 10);
  host = createGitHubHost({ repository: 'o/r', token: () => 'secret-token', url: fake.url });
});
afterEach(async () => {
  await fake.close();
  git.remove();
});

const read = async (...paths: string[]): Promise<unknown> => {
  const result = await host.readVersions(paths.map((path) => ({ revision, path })));
  return result.ok ? result.value.map((bytes) => bytes && Buffer.from(bytes).toString()) : result.error;
};

test('reads several versions with one request', async () => {
  expect(await read(PATH, 'content', 'content/none.md', PATH)).toEqual(['Short\n', undefined, undefined, 'Short\n']);
  expect(fake.requests).toEqual(['POST /graphql']);
});

test('reads a text that GitHub truncates by its id', async () => {
  expect(await read('content/long.md')).toEqual(['Too long for one response\n']);
  expect(fake.requests).toHaveLength(2);
});

test.for([
  ['RATE_LIMITED', 'rate-limit'],
  ['NOT_FOUND', 'not-found'],
  ['INTERNAL', 'unavailable'],
] as const)('reports the error %s', async ([type, code]) => {
  fake.failNext(/graphql/u, { status: 200, body: { data: null, errors: [{ type, message: 'No.' }] } });
  expect(await read(PATH)).toMatchObject({ code });
});

test('reports a token that is not accepted', async () => {
  host = createGitHubHost({ repository: 'o/r', token: () => 'old', url: fake.url });
  expect(await read(PATH)).toMatchObject({ code: 'expired-token' });
});

test.for([
  ['https://api.github.com', 'https://api.github.com'],
  ['https://git.example.com/api/v3', 'https://git.example.com/api'],
  ['https://git.example.com/api/v3/', 'https://git.example.com/api'],
] as const)('the queries of %s are sent below %s', ([url, base]) => {
  expect(graphqlBase(url)).toBe(base);
});
