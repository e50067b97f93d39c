import { expect, test } from 'vitest';
import { moveActive } from './move-active.ts';

test.for([
  [-1, 3, 'ArrowDown', 0],
  [0, 3, 'ArrowDown', 1],
  [2, 3, 'ArrowDown', 0],
  [-1, 3, 'ArrowUp', 2],
  [1, 3, 'ArrowUp', 0],
  [-1, 1, 'ArrowDown', 0],
  [-1, 0, 'ArrowDown', -1],
] as const)('from option %j of %j, %j highlights option %j', ([active, count, key, expected]) => {
  expect(moveActive(active, count, key)).toBe(expected);
});
