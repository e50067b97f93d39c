import type { BenchRow } from '../../docs/benchmarks/bench-results.ts';
import { median } from '../median.ts';
import type { Figures, Measurement } from './measurements.ts';

/** Builds one row of medians for each system, size and kind, in the order of the first measurements. */
export function summarise(measurements: readonly Measurement[], date: string): BenchRow[] {
  const groups = Map.groupBy(measurements, ({ system, pages, kind }) => `${system} ${pages} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { system, pages, kind } = first;
    return [{ system, pages, kind, date, runs: group.length, figures: mediansOf(group.map(({ figures }) => figures)) }];
  });
}

/** Median of each figure, over the runs that have it. */
function mediansOf(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => {
      const middle = median(runs.flatMap((figures) => figures[name] ?? []));
      return [name, middle === undefined ? null : round(middle)];
    }),
  );
}

/** Rounds to four significant digits, which exceeds the accuracy of times; integers are bytes and counts. */
function round(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(4));
}
