import { expect, test } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

test('what was found is given again for five seconds, to those who ask at once as well', async () => {
  let time = 0;
  let count = 0;
  const ask = keepBriefly(
    async () => (count += 1),
    () => time,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time += 4999;
  expect(await ask()).toBe(1);
  time += 1;
  expect(await ask()).toBe(2);
});

test('what failed is tried again', async () => {
  let count = 0;
  const ask = keepBriefly(async () => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return count;
  });
  await expect(ask()).rejects.toThrow('not yet');
  expect(await ask()).toBe(2);
});
