import { expect, test } from 'vitest';
import { lowestOfTenths, memorySlope } from './memory-slope.ts';
import type { MemorySample } from './memory-slope.ts';

const samples = (bytesAt: (second: number) => number): MemorySample[] =>
  Array.from({ length: 60 }, (_, second) => [second, bytesAt(second)]);

test('is the growth per minute', () => {
  expect(memorySlope(samples((second) => 1000 + 10 * second))).toBeCloseTo(600);
  expect(memorySlope(samples(() => 1000))).toBe(0);
  expect(memorySlope([[1, 1000]])).toBe(0);
});

test('garbage that is collected is no growth', () => {
  const heap = samples((second) => 1000 + 100 * (second % 6));
  expect(memorySlope(lowestOfTenths(heap))).toBe(0);
  const leaking = samples((second) => 1000 + 2 * second + 100 * (second % 6));
  expect(memorySlope(lowestOfTenths(leaking))).toBeCloseTo(120);
});
