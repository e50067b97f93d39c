import { expect, test } from 'vitest';
import { createTimedCache, cacheForVersion, cacheForever, cacheNothing } from './cache-result.ts';

test('returns the cached result until it expires, also for concurrent calls', async () => {
  let time = 0;
  let count = 0;
  const cacheResult = createTimedCache(5000, () => time);
  const getResult = cacheResult(async () => (count += 1));
  expect(await Promise.all([getResult(), getResult()])).toEqual([1, 1]);
  time += 4999;
  expect(await getResult()).toBe(1);
  time += 1;
  expect(await getResult()).toBe(2);
});

test.for([
  ['without a time limit', cacheForever, 1],
  ['not at all', cacheNothing, 2],
] as const)('a result may be cached %s', async ([, cacheResult, times]) => {
  let count = 0;
  const getResult = cacheResult(async () => (count += 1));
  await getResult();
  await getResult();
  expect(count).toBe(times);
});

test('does not start a function again that runs longer than the cache time, and caches its result afterwards', async () => {
  let time = 0;
  let count = 0;
  const slow = Promise.withResolvers<void>();
  const getResult = createTimedCache(
    5000,
    () => time,
  )(async () => {
    count += 1;
    await slow.promise;
  });
  const first = getResult();
  time += 6000;
  const second = getResult();
  slow.resolve();
  await Promise.all([first, second]);
  time += 4999;
  await getResult();
  expect(count).toBe(1);
});

test('does not cache errors', async () => {
  let count = 0;
  const getResult = cacheForever(async () => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return count;
  });
  await expect(getResult()).rejects.toThrow('not yet');
  expect(await getResult()).toBe(2);
});

test('does not cache results that isCacheable rejects', async () => {
  let count = 0;
  const getResult = cacheForever(
    async () => (count += 1),
    (result) => result > 1,
  );
  expect([await getResult(), await getResult(), await getResult()]).toEqual([1, 2, 2]);
});

test('caches a result for each version, but not an error', async () => {
  let [version, calls] = ['c1', 0];
  const getResult = cacheForVersion(async () => version)(
    async () => {
      calls += 1;
      if (calls === 2) throw new Error('not now');
      return calls;
    },
    (result) => result !== 3,
  );
  expect([await getResult(), await getResult()]).toEqual([1, 1]);
  version = 'c2';
  await expect(getResult()).rejects.toThrow('not now');
  // `isCacheable` rejects the third result, so the fourth is cached.
  expect([await getResult(), await getResult(), await getResult()]).toEqual([3, 4, 4]);
});
