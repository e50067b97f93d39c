import { expect, test } from 'vitest';
import { crateName, cutCrates, writeCrate } from './crates.ts';

const files = new Map(Array.from({ length: 30 }, (_, place) => [`texts-${place}.json`, `${place} `.repeat(20_000)]));

test('every part is in one crate, and no crate is large', () => {
  const crates = cutCrates(files);
  expect(crates.length).toBeGreaterThan(1);
  expect(crates.flat()).toEqual([...files]);
  for (const crate of crates) {
    expect(crate.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThanOrEqual(500_000);
  }
});

test('a crate is read by its name, and there are no others', () => {
  const crates = cutCrates(files);
  expect(JSON.parse(writeCrate(files, crateName(1)) ?? '')).toEqual(Object.fromEntries(crates[1] ?? []));
  expect(writeCrate(files, crateName(crates.length))).toBeUndefined();
  expect(writeCrate(files, 'texts-0.json')).toBeUndefined();
});

test('a part that is too large for any crate has one for itself', () => {
  const huge = new Map([
    ['a', 'a'],
    ['b', 'b'.repeat(600_000)],
    ['c', 'c'],
  ]);
  expect(cutCrates(huge).map((crate) => crate.map(([name]) => name))).toEqual([['a'], ['b'], ['c']]);
  expect(cutCrates(new Map())).toEqual([]);
});
