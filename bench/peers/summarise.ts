import type { BenchRow } from '../../docs/benchmarks/bench-results.ts';
import { median } from '../median.ts';
import type { Figures, Measurement } from './measurements.ts';

/** One row for each system, size and kind, in the order in which they were first measured. */
export function summarise(measurements: readonly Measurement[], date: string): BenchRow[] {
  const groups = Map.groupBy(measurements, ({ system, pages, kind }) => `${system} ${pages} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { system, pages, kind } = first;
    return [{ system, pages, kind, date, runs: group.length, figures: mediansOf(group.map(({ figures }) => figures)) }];
  });
}

/** A figure that some runs lack is the median of the others. */
function mediansOf(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => {
      const middle = median(runs.flatMap((figures) => figures[name] ?? []));
      return [name, middle === undefined ? null : round(middle)];
    }),
  );
}

/** Four digits are more than a time is good for; bytes and counts stay exact. */
function round(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(4));
}
