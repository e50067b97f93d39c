import { expect, test } from 'vitest';
import { isHtml, mayKeep } from './answers.ts';

const answer = { status: 200, type: 'basic', redirected: false, headers: new Headers() } as const;

test('a whole answer of this site may be kept', () => {
  expect(mayKeep(answer)).toBe(true);
  expect(mayKeep({ ...answer, headers: new Headers({ 'cache-control': 'no-cache' }) })).toBe(true);
});

test.for([
  ['an error', { status: 404 }],
  ['a fault', { status: 500 }],
  ['a part', { status: 206 }],
  ['another site’s answer', { type: 'cors' }],
  ['one that cannot be read', { type: 'opaque', status: 0 }],
  ['one that was found elsewhere', { redirected: true }],
  ['one that nobody may keep', { headers: new Headers({ 'cache-control': 'No-Store' }) }],
  ['one for a single visitor', { headers: new Headers({ 'cache-control': 'private, max-age=60' }) }],
] as const)('%s may not', ([, more]) => {
  expect(mayKeep({ ...answer, ...more })).toBe(false);
});

test.for([
  ['text/html; charset=utf-8', true],
  ['text/markdown', false],
  ['application/json', false],
] as const)('%s is a page: %s', ([type, is]) => {
  expect(isHtml({ headers: new Headers({ 'content-type': type }) })).toBe(is);
});
