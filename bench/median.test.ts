import { expect, test } from 'vitest';
import { median } from './median.ts';

test.for([
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 3],
  [[], undefined],
] as const)('the median of %j is %s', ([numbers, middle]) => {
  expect(median(numbers)).toBe(middle);
});
