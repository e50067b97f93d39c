import { expect, test } from 'vitest';
import { assertWritten } from './assert-written.ts';

test('a build whose files are all there is left alone, however their addresses are written', () => {
  const expected = new Set(['/', '/a%20b', '/404.html']);
  expect(() => {
    assertWritten(expected, [{ route: '/' }, { route: '/a b' }, { route: '/404.html' }]);
  }).not.toThrow();
});

test('a build without one of its files fails, and names it', () => {
  expect(() => {
    assertWritten(new Set(['/', '/raw/a.md']), [{ route: '/' }]);
  }).toThrow('1 of 2 files were not written, /raw/a.md first');
});
