import { expect, test } from 'vitest';
import type { BenchResults, BenchRow } from '../../docs/benchmarks/bench-results.ts';
import { addPublishedSizes } from './add-published-sizes.ts';

const row = (pages: number, date: string, seconds: number): BenchRow => ({
  system: 'recto',
  pages,
  kind: 'cold',
  date,
  runs: 3,
  figures: { seconds },
});

const run = (date: string, rows: BenchRow[], more: Partial<BenchResults> = {}): BenchResults => ({
  date,
  machine: { processor: 'A', cores: 2, gigabytes: 24, system: 'Debian', node: 'v26', browser: '156' },
  runs: 3,
  systems: [{ name: 'recto', title: 'Recto', version: '0.1.0' }],
  results: rows,
  ...more,
});

const published = run('2026-11-16', [row(200, '2026-11-16', 5), row(10_000, '2026-11-16', 90)]);
const measured = [row(200, '2026-11-17', 4), row(1000, '2026-11-17', 12)];

test('replaces the measured sizes, and keeps the figures and date of others', () => {
  const merged = addPublishedSizes(run('2026-11-17', measured), published);
  expect(merged.date).toBe('2026-11-17');
  expect(merged.results).toEqual([...measured, row(10_000, '2026-11-16', 90)]);
});

test.for([
  ['another machine', { machine: { ...published.machine, cores: 4 } }],
  ['another version', { systems: [{ name: 'recto', title: 'Recto', version: '0.2.0' }] }],
] as const)('keeps nothing of %s', ([, more]) => {
  expect(addPublishedSizes(run('2026-11-17', measured, more as Partial<BenchResults>), published).results).toEqual(
    measured,
  );
});
