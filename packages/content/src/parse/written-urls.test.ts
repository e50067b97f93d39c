import { expect, test } from 'vitest';
import { decodePath, findUrl, pathOf, suffixOf } from './written-urls.ts';

test.for([
  ['/docs', '/docs', ''],
  ['/docs#a?b', '/docs', '#a?b'],
  ['./a.md?x=1#b', './a.md', '?x=1#b'],
  ['#a', '', '#a'],
])('splits %s into the path "%s" and the suffix "%s"', ([url = '', path, suffix]) => {
  expect([pathOf(url), suffixOf(url)]).toEqual([path, suffix]);
});

test('does not change a percent sign that is not an escape', () => {
  expect(decodePath('/a%20b')).toBe('/a b');
  expect(decodePath('/100%')).toBe('/100%');
});

const lines = ['[a](/docs/setup)', '[b](/en/docs)', 'to: /docs', '[c](/docs/ä)', '[d](/docs)', '[e](./x.md#end)'];

test.for([
  ['/docs/setup', '1:5'],
  // Lines 1 and 2 contain it as a part of other URLs.
  ['/docs', '3:5'],
  ['/docs/%C3%A4', '4:5'],
  ['#end', '6:11'],
  // Only as a part of another URL.
  ['setup', '1:11'],
  ['/nowhere', ''],
] as const)('finds %s at %s', ([url, position]) => {
  const { line, column } = findUrl(url, lines) ?? {};
  expect([line ?? [], column ?? []].flat().join(':')).toBe(position);
});

test('searches only the given lines', () => {
  expect(findUrl('/docs', lines, [4, 6])).toEqual({ line: 5, column: 5 });
  expect(findUrl('/docs/setup', lines, [2, 6])).toBeUndefined();
  expect(findUrl('/docs', lines, [5, 99])).toEqual({ line: 5, column: 5 });
});
