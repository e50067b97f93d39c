import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapOrdered } from './map-ordered.ts';

test('results are in the order of the items, and no more than the limit are in progress', async () => {
  let [running, maxRunning] = [0, 0];
  const work = async (wait: number): Promise<number> => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await setTimeout(wait);
    running -= 1;
    return wait;
  };
  const items = [30, 1, 20, 2, 10, 3];
  expect(await Array.fromAsync(mapOrdered(items, 3, work))).toEqual(items);
  expect(maxRunning).toBe(3);
});

test('a failure is reported in order', async () => {
  const work = async (item: number): Promise<number> => {
    if (item === 2) throw new Error('two');
    return await setTimeout(5, item);
  };
  const results: number[] = [];
  const all = (async () => {
    for await (const result of mapOrdered([1, 2, 3], 8, work)) results.push(result);
  })();
  await expect(all).rejects.toThrow('two');
  expect(results).toEqual([1]);
});
