import { expect, test } from 'vitest';
import { createKeep, keepForVersion, keepForever, keepNothing } from './keep-result.ts';

test('what was found is given again for as long as it is kept, to those who ask at once as well', async () => {
  let time = 0;
  let count = 0;
  const keep = createKeep(5000, () => time);
  const ask = keep(async () => (count += 1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time += 4999;
  expect(await ask()).toBe(1);
  time += 1;
  expect(await ask()).toBe(2);
});

test.for([
  ['for ever', keepForever, 1],
  ['not at all', keepNothing, 2],
] as const)('it may be kept %s', async ([, keep, times]) => {
  let count = 0;
  const ask = keep(async () => (count += 1));
  await ask();
  await ask();
  expect(count).toBe(times);
});

test('work that takes longer than that is not begun a second time, and is kept once it is done', async () => {
  let time = 0;
  let count = 0;
  const slow = Promise.withResolvers<void>();
  const ask = createKeep(
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

test('what failed is tried again', async () => {
  let count = 0;
  const ask = keepForever(async () => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return count;
  });
  await expect(ask()).rejects.toThrow('not yet');
  expect(await ask()).toBe(2);
});

test('so is what was not good enough', async () => {
  let count = 0;
  const ask = keepForever(
    async () => (count += 1),
    (result) => result > 1,
  );
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
});

test('what is made from content is made once a version, and again after a failure', async () => {
  let [version, made] = ['c1', 0];
  const ask = keepForVersion(async () => version)(
    async () => {
      made += 1;
      if (made === 2) throw new Error('not now');
      return made;
    },
    (result) => result !== 3,
  );
  expect([await ask(), await ask()]).toEqual([1, 1]);
  version = 'c2';
  await expect(ask()).rejects.toThrow('not now');
  // The third is no good, so that only the fourth stays.
  expect([await ask(), await ask(), await ask()]).toEqual([3, 4, 4]);
});
