import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a queue that records the start and end of its work, which takes `duration` milliseconds. */
function start(duration = 0) {
  const log: string[] = [];
  const work = async (key: string): Promise<void> => {
    log.push(`+${key}`);
    if (key === 'bad') throw new Error('no');
    if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration));
    log.push(`-${key}`);
  };
  const queue = createQueue(work, 25, (error) => log.push(String(error)));
  return { add: queue.add, log };
}

test('waits until nothing was added for a while', async () => {
  const { add, log } = start();
  add('a');
  await vi.advanceTimersByTimeAsync(24);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['+a', '-a']);
});

test('restarts the waiting time with each addition', async () => {
  const { add, log } = start();
  add('a');
  await vi.advanceTimersByTimeAsync(20);
  add('b');
  await vi.advanceTimersByTimeAsync(20);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(5);
  expect(log).toEqual(['+a', '-a', '+b', '-b']);
});

test('processes a key once that is added several times', async () => {
  const { add, log } = start();
  for (const key of ['a', 'b', 'a', 'a']) add(key);
  await vi.advanceTimersByTimeAsync(25);
  expect(log).toEqual(['+a', '-a', '+b', '-b']);
});

test('processes one key at a time, and keys that are added meanwhile afterwards', async () => {
  const { add, log } = start(100);
  add('a');
  add('b');
  await vi.advanceTimersByTimeAsync(25);
  expect(log).toEqual(['+a']);
  add('a');
  await vi.advanceTimersByTimeAsync(50);
  expect(log).toEqual(['+a']);
  await vi.runAllTimersAsync();
  expect(log).toEqual(['+a', '-a', '+b', '-b', '+a', '-a']);
});

test('processes a key again when it is added again', async () => {
  const { add, log } = start();
  add('a');
  await vi.advanceTimersByTimeAsync(25);
  add('a');
  await vi.advanceTimersByTimeAsync(25);
  expect(log).toEqual(['+a', '-a', '+a', '-a']);
});

test('reports an error and continues with the next key', async () => {
  const { add, log } = start();
  add('bad');
  add('next');
  await vi.advanceTimersByTimeAsync(25);
  add('later');
  await vi.advanceTimersByTimeAsync(25);
  expect(log).toEqual(['+bad', 'Error: no', '+next', '-next', '+later', '-later']);
});
