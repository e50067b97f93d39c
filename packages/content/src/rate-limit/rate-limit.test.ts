import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('refills the bucket continuously', () => {
  let time = 0;
  const waitOf = createRateLimit({ perMinute: 60, now: () => time });
  expect(Array.from({ length: 61 }, () => waitOf('a')).indexOf(1)).toBe(60);
  time += 1000;
  expect([waitOf('a'), waitOf('a')]).toEqual([0, 1]);
  time += 3_600_000;
  expect(Array.from({ length: 61 }, () => waitOf('a')).indexOf(1)).toBe(60);
});

test('does not count refused requests', () => {
  let time = 0;
  const waitOf = createRateLimit({ perMinute: 1, now: () => time });
  expect([waitOf('a'), waitOf('a'), waitOf('a')]).toEqual([0, 60, 60]);
  time += 60_000;
  expect(waitOf('a')).toBe(0);
});

test('counts each client separately', () => {
  const waitOf = createRateLimit({ perMinute: 1, now: () => 0 });
  expect([waitOf('a'), waitOf('b'), waitOf('a')]).toEqual([0, 0, 60]);
});

test('limits the number of stored clients and removes the one without requests for the longest time first', () => {
  const waitOf = createRateLimit({ perMinute: 1, now: () => 0 });
  waitOf('busy');
  waitOf('silent');
  for (let count = 0; count < 9_998; count += 1) waitOf(`client ${count}`);
  expect(waitOf('busy')).toBe(60);
  waitOf('one more');
  expect(waitOf('busy')).toBe(60);
  expect(waitOf('silent')).toBe(0);
});

test('SEC-5: counts a cost instead of a request, and a cost of 0 only reads the waiting time', () => {
  let time = 0;
  const waitOf = createRateLimit({ perMinute: 60_000, now: () => time });
  expect([waitOf('a', 0), waitOf('a', 60_500), waitOf('a', 0)]).toEqual([0, 0, 1]);
  time += 1000;
  expect([waitOf('a', 0), waitOf('a', 0)]).toEqual([0, 0]);
});
