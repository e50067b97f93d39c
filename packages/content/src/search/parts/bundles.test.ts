import { expect, test } from 'vitest';
import { writeBundles } from './bundles.ts';

const files = new Map(Array.from({ length: 60 }, (_, index) => [`texts-${index}.json`, `${index} `.repeat(12_000)]));

function read(bundles: readonly string[]): [string, unknown][][] {
  return bundles.map((bundle) => Object.entries(JSON.parse(bundle) as object));
}

test('puts each part in one bundle and limits the size of bundles', () => {
  const bundles = read(writeBundles(files));
  expect(bundles.length).toBeGreaterThan(1);
  expect(bundles.flat()).toEqual([...files]);
  for (const bundle of bundles) {
    expect(bundle.reduce((sum, [, text]) => sum + String(text).length, 0)).toBeLessThanOrEqual(600_000);
  }
});

test('puts a part that exceeds the size in a separate bundle', () => {
  const huge = new Map([
    ['a', 'a'],
    ['b', 'b'.repeat(700_000)],
    ['c', 'c'],
  ]);
  expect(read(writeBundles(huge)).map((bundle) => bundle.map(([name]) => name))).toEqual([['a'], ['b'], ['c']]);
  expect(writeBundles(new Map())).toEqual([]);
});
