import { expect, test } from 'vitest';
import { matchesEtag } from './responses.ts';

test.for([
  [undefined, false],
  ['W/"a"', true],
  // Some clients omit the mark of a weak tag.
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
] as const)('If-None-Match %j matches the tag: %s', ([ifNoneMatch, expected]) => {
  const headers = ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch };
  expect(matchesEtag(new Request('http://site.test/rss.xml', { headers }), 'W/"a"')).toBe(expected);
});
