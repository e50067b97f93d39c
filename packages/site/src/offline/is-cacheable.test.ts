import { expect, test } from 'vitest';
import { isHtml, isCacheable } from './responses.ts';

const response = { status: 200, type: 'basic', redirected: false, headers: new Headers() } as const;

test('a complete response of this site may be cached', () => {
  expect(isCacheable(response)).toBe(true);
  expect(isCacheable({ ...response, headers: new Headers({ 'cache-control': 'no-cache' }) })).toBe(true);
});

test.for([
  ['a missing page', { status: 404 }],
  ['a server error', { status: 500 }],
  ['a partial response', { status: 206 }],
  ['a response of another site', { type: 'cors' }],
  ['an opaque response', { type: 'opaque', status: 0 }],
  ['a redirected response', { redirected: true }],
  ['a response with no-store', { headers: new Headers({ 'cache-control': 'No-Store' }) }],
  ['a private response', { headers: new Headers({ 'cache-control': 'private, max-age=60' }) }],
] as const)('%s may not be cached', ([, more]) => {
  expect(isCacheable({ ...response, ...more })).toBe(false);
});

test.for([
  ['text/html; charset=utf-8', true],
  ['text/markdown', false],
  ['application/json', false],
] as const)('%s is an HTML page: %s', ([type, is]) => {
  expect(isHtml({ headers: new Headers({ 'content-type': type }) })).toBe(is);
});
