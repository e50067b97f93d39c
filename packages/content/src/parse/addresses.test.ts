import { expect, test } from 'vitest';
import { decodeAddress, lineOf, pathOf, suffixOf } from './addresses.ts';

test.for([
  ['/docs', '/docs', ''],
  ['/docs#a?b', '/docs', '#a?b'],
  ['./a.md?x=1#b', './a.md', '?x=1#b'],
  ['#a', '', '#a'],
])('%s is the path "%s" and "%s"', ([address = '', path, suffix]) => {
  expect([pathOf(address), suffixOf(address)]).toEqual([path, suffix]);
});

test('what is no escape stays as it is', () => {
  expect(decodeAddress('/a%20b')).toBe('/a b');
  expect(decodeAddress('/100%')).toBe('/100%');
});

const lines = ['[a](/docs/setup)', '[b](/en/docs)', 'to: /docs', '[c](/docs/ä)', '[d](/docs)', '[e](./x.md#end)'];

test.for([
  ['/docs/setup', 1],
  // Lines 1 and 2 hold it as a part of other addresses.
  ['/docs', 3],
  ['/docs/%C3%A4', 4],
  ['#end', 6],
  // Nowhere alone.
  ['setup', 1],
  ['/nowhere', undefined],
] as const)('%s stands on line %s', ([address, line]) => {
  expect(lineOf(address, lines)).toBe(line);
});

test('only some of the lines can be asked', () => {
  expect(lineOf('/docs', lines, [4, 6])).toBe(5);
  expect(lineOf('/docs/setup', lines, [2, 6])).toBeUndefined();
  expect(lineOf('/docs', lines, [5, 99])).toBe(5);
});
