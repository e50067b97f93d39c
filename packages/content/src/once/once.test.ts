import { expect, test } from 'vitest';
import { once, onceByKey } from './once.ts';

test('the value is shared, also by parallel calls', async () => {
  let calls = 0;
  const get = once(async () => ++calls);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

test('a failed attempt rejects all waiting calls, and the next call tries again', async () => {
  let calls = 0;
  const get = once(async () => {
    calls += 1;
    if (calls === 1) throw new Error('first');
    return calls;
  });
  const settled = await Promise.allSettled([get(), get()]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
});

test('keys have separate attempts', async () => {
  const calls: string[] = [];
  const get = onceByKey(async (key: string) => {
    calls.push(key);
    if (key === 'bad' && calls.length < 3) throw new Error(key);
    return key.toUpperCase();
  });
  expect(await get('a')).toBe('A');
  await expect(get('bad')).rejects.toThrow('bad');
  expect(await Promise.all([get('a'), get('bad')])).toEqual(['A', 'BAD']);
  expect(calls).toEqual(['a', 'bad', 'bad']);
});
