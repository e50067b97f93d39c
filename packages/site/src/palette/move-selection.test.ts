import { expect, test } from 'vitest';
import { moveSelection } from './move-selection.ts';

test.for([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['PageDown', 0, 20, 6],
  ['PageDown', 18, 20, 19],
  ['PageUp', 19, 20, 13],
  ['PageUp', 2, 20, 0],
  ['ArrowDown', -1, 0, 0],
  ['ArrowUp', -1, 0, 0],
  ['End', -1, 0, 0],
  ['a', 1, 3, undefined],
] as const)('%s at %d of %d moves to %s', ([key, index, count, expected]) => {
  expect(moveSelection(key, index, count)).toBe(expected);
});
