import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtKeys } from './split-at-keys.ts';

const entries = Array.from({ length: 2000 }, (_, index) => ({ key: `word${index}`, length: 20 + (index % 50) }));

/** The keys of each part, as one text. */
function partsOf(list: typeof entries): string[] {
  const starts = splitAtKeys(list, 1000);
  return starts.map((start, index) =>
    list
      .slice(start, starts[index + 1])
      .map(({ key, length }) => `${key} ${length}`)
      .join(),
  );
}

test.for([
  ['added', (list: typeof entries) => list.toSpliced(700, 0, { key: 'new', length: 40 })],
  ['removed', (list: typeof entries) => list.toSpliced(700, 1)],
  ['longer', (list: typeof entries) => list.with(700, { key: 'word700', length: 300 })],
] as const)('when an entry is %s, nearly all parts stay the same', ([, edit]) => {
  const before = new Set(partsOf(entries));
  const after = partsOf(edit(entries));
  expect(after.length).toBeGreaterThan(60);
  expect(after.filter((part) => !before.has(part)).length).toBeLessThan(8);
});

test('parts have about the requested size', () => {
  const starts = splitAtKeys(entries, 1000);
  const lengths = starts.map((start, index) =>
    entries.slice(start, starts[index + 1]).reduce((sum, { length }) => sum + length + 1, 0),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1550);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(500);
});

test('the first part starts with the first entry, and the others follow, whatever the entries are', () => {
  const entry = fc.record({ key: fc.string(), length: fc.nat({ max: 3000 }) });
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const starts = splitAtKeys(list, 1000);
      expect(starts[0]).toBe(list.length > 0 ? 0 : undefined);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }),
  );
});
