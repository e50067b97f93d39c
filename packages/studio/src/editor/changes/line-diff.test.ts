import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

const BEFORE = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n';
const AFTER = 'one\nTWO\nthree\nfour\nfive\nsix\nseven\neight\nnine\n';

test('returns changed lines with context lines and line numbers', () => {
  const [first, second] = diffLines(BEFORE, AFTER);
  expect(first?.lines.map(({ kind, text, before, after }) => [kind, text.trim(), before, after])).toEqual([
    ['same', 'one', 1, 1],
    ['removed', 'two', 2, undefined],
    ['added', 'TWO', undefined, 2],
    ['same', 'three', 3, 3],
    ['same', 'four', 4, 4],
  ]);
  expect(second?.lines.at(-1)).toEqual({ kind: 'added', text: 'nine\n', after: 9 });
});

test('discards one change and keeps the others', () => {
  const [first, second] = diffLines(BEFORE, AFTER);
  expect(first?.discard()).toBe(`${BEFORE}nine\n`);
  expect(second?.discard()).toBe(AFTER.replace('nine\n', ''));
});

test('returns the old text after all changes are discarded one by one', () => {
  const text = array(constantFrom('a\n', 'b\n', 'c\n', '\n'), { maxLength: 12 }).map((lines) => lines.join(''));
  assert(
    property(text, text, (before, after) => {
      let current = after;
      for (let step = 0; step < 30 && current !== before; step += 1) {
        current = diffLines(before, current)[0]?.discard() ?? current;
      }
      expect(current).toBe(before);
    }),
  );
});
