import { expect, test } from 'vitest';
import { isRedirect, pageOfPayloadPath, payloadUrl } from './payload.ts';

test.for([
  ['/', '/_payload.json?b1.c1'],
  ['/en', '/en/_payload.json?b1.c1'],
  ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1'],
  ['/en/docs/', '/en/docs/_payload.json?b1.c1'],
  ['/en/docs//', '/en/docs/_payload.json?b1.c1'],
] as const)('the payload of %s is at %s', ([path, address]) => {
  expect(payloadUrl(path, { build: 'b1', content: 'c1' })).toBe(address);
});

test.for([
  ['/_payload.json', '/'],
  ['/en/_payload.json', '/en'],
  ['/en/docs/start/_payload.json', '/en/docs/start'],
  ['/_payload.json/_payload.json', '/_payload.json'],
] as const)('%s is the payload of %s', ([address, page]) => {
  expect(pageOfPayloadPath(address)).toBe(page);
});

test.for(['/', '/en', '/en/my_payload.json', '/en/_payload.json/', '/en/_payload.jsonp', '_payload.json'])(
  '%s is not a payload',
  (path) => {
    expect(pageOfPayloadPath(path)).toBeUndefined();
  },
);

test.for(['/', '/en', '/en/docs/start'])('parses the path of the payload of %s back to it', (path) => {
  const { pathname } = new URL(payloadUrl(path, { build: 'b1', content: 'c1' }), 'http://site.test');
  expect(pageOfPayloadPath(pathname)).toBe(path);
});

test('a payload is a redirect only if it has a target', () => {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' } as const;
  expect(isRedirect({ redirect: '/en' })).toBe(true);
  expect(isRedirect({ path: '/en', locale: 'en', route: '/', status: 200, head, data: null, body: [] })).toBe(false);
});
