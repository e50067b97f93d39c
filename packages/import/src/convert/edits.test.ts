import { expect, test } from 'vitest';
import { applyEdits, lineOf, originalOffset } from './edits.ts';

const edits = [
  { start: 2, end: 3, text: 'xyz' },
  { start: 5, end: 5, text: '!' },
];

test('keeps text outside of edits unchanged', () => {
  expect(applyEdits('ab c d', edits)).toBe('abxyzc !d');
});

test.for([
  [0, 0],
  [3, 2],
  [5, 3],
  [8, 5],
] as const)('maps position %i to %i', ([offset, before]) => {
  expect(originalOffset(edits, offset)).toBe(before);
});

test('line numbers start at 1', () => {
  expect([lineOf('a\nb\nc', 0), lineOf('a\nb\nc', 2), lineOf('a\nb\nc', 4)]).toEqual([1, 2, 3]);
});
