import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleWork } from './idle-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits until there were no calls for a while', async () => {
  const work = vi.fn(async () => undefined);
  const call = createIdleWork(work, () => ({}));
  for (let times = 0; times < 4; times += 1) {
    call();
    await vi.advanceTimersByTimeAsync(1500);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(work).toHaveBeenCalledOnce();
});

test('does not run twice at once, and repeats failed work', async () => {
  const first = Promise.withResolvers<undefined>();
  const work = vi.fn(() => first.promise);
  const call = createIdleWork(work, () => ({}));
  for (let times = 0; times < 2; times += 1) {
    call();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(work).toHaveBeenCalledOnce();
  first.reject(new Error('offline'));
  call();
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(2);
});

test.for([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '3g' }, 1],
] as const)('on the connection %o it runs %i times', async ([connection, times]) => {
  const work = vi.fn(async () => undefined);
  createIdleWork(work, () => connection)();
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(times);
});
