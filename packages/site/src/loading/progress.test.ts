import { expect, test } from 'vitest';
import { LOADING_DURATION_MS } from '../constants.ts';
import { estimateProgress } from './loading-store.ts';

test('the bar takes two seconds for most of its progress', () => {
  expect(LOADING_DURATION_MS).toBe(2000);
});

test.for([
  [0, 0],
  [200, 12.57],
  [500, 29.52],
  [1000, 50],
  [2000, 70.48],
  [4000, 84.4],
  [60_000, 98.94],
])('after %i ms the progress is %f %%', ([elapsed = 0, percent = 0]) => {
  expect(estimateProgress(elapsed)).toBeCloseTo(percent, 1);
});

test('the progress never decreases and never reaches 100', () => {
  const steps = Array.from({ length: 1000 }, (_, index) => estimateProgress(index * 100));
  expect(steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...steps)).toBeLessThan(100);
});
