import { expect, test } from 'vitest';
import { createTimedCache, cacheForVersion, cacheForever, cacheNothing } from './cache-result.ts';

test('returns the cached result until it expires, also for concurrent calls', async () => {
  let time = 0;
  let count = 0;
  const keep = createTimedCache(5000, () => time);
  const ask = keep(async () => (count += 1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time += 4999;
  expect(await ask()).toBe(1);
  time += 1;
  expect(await ask()).toBe(2);
});

test.for([
  ['without a time limit', cacheForever, 1],
  ['not at all', cacheNothing, 2],
] as const)('a result may be cached %s', async ([, keep, times]) => {
  let count = 0;
  const ask = keep(async () => (count += 1));
  await ask();
  await ask();
  expect(count).toBe(times);
});

test('does not start a function again that runs longer than the cache time, and caches its result afterwards', async () => {
  let time = 0;
  let count = 0;
  const slow = Promise.withResolvers<void>();
  const ask = createTimedCache(
    5000,
    () => time,
  )(async () => {
    count += 1;
    await slow.promise;
  });
  const first = ask();
  time += 6000;
  const second = ask();
  slow.resolve();
  await Promise.all([first, second]);
  time += 4999;
  await ask();
  expect(count).toBe(1);
});

test('does not cache errors', async () => {
  let count = 0;
  const ask = cacheForever(async () => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return count;
  });
  await expect(ask()).rejects.toThrow('not yet');
  expect(await ask()).toBe(2);
});

test('does not cache results that are not good', async () => {
  let count = 0;
  const ask = cacheForever(
    async () => (count += 1),
    (result) => result > 1,
  );
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
});

test('caches a result for each version, but not an error', async () => {
  let [version, calls] = ['c1', 0];
  const ask = cacheForVersion(async () => version)(
    async () => {
      calls += 1;
      if (calls === 2) throw new Error('not now');
      return calls;
    },
    (result) => result !== 3,
  );
  expect([await ask(), await ask()]).toEqual([1, 1]);
  version = 'c2';
  await expect(ask()).rejects.toThrow('not now');
  // The third result is not good, so the fourth is cached.
  expect([await ask(), await ask(), await ask()]).toEqual([3, 4, 4]);
});
