import { expect, test } from 'vitest';
import { hasAlready } from './answers.ts';

test.for([
  [undefined, false],
  ['W/"a"', true],
  // Some clients leave the sign of a weak tag out.
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
] as const)('If-None-Match %j names the tag: %s', ([known, expected]) => {
  const headers = known === undefined ? {} : { 'if-none-match': known };
  expect(hasAlready(new Request('http://site.test/rss.xml', { headers }), 'W/"a"')).toBe(expected);
});
