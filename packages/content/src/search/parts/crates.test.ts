import { expect, test } from 'vitest';
import { writeCrates } from './crates.ts';

const files = new Map(Array.from({ length: 60 }, (_, place) => [`texts-${place}.json`, `${place} `.repeat(12_000)]));

function read(crates: readonly string[]): [string, unknown][][] {
  return crates.map((crate) => Object.entries(JSON.parse(crate) as object));
}

test('puts each part in one bundle and limits the size of bundles', () => {
  const crates = read(writeCrates(files));
  expect(crates.length).toBeGreaterThan(1);
  expect(crates.flat()).toEqual([...files]);
  for (const crate of crates) {
    expect(crate.reduce((sum, [, text]) => sum + String(text).length, 0)).toBeLessThanOrEqual(600_000);
  }
});

test('puts a part that exceeds the size in a separate bundle', () => {
  const huge = new Map([
    ['a', 'a'],
    ['b', 'b'.repeat(700_000)],
    ['c', 'c'],
  ]);
  expect(read(writeCrates(huge)).map((crate) => crate.map(([name]) => name))).toEqual([['a'], ['b'], ['c']]);
  expect(writeCrates(new Map())).toEqual([]);
});
