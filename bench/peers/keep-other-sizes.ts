import type { BenchResults } from '../../docs/benchmarks/bench-results.ts';

/**
 * Adds what was published for other numbers of pages, since all sizes together take longer than a working day. Systems
 * are compared within a size, so a size is always of one run. Results of other versions or another machine are left out.
 */
export function keepOtherSizes(results: BenchResults, published: BenchResults): BenchResults {
  if (subjectOf(published) !== subjectOf(results)) return results;
  const measured = new Set(results.results.map(({ pages }) => pages));
  const kept = published.results.filter(({ pages }) => !measured.has(pages));
  return {
    ...results,
    runs: Math.min(results.runs, ...kept.map(({ runs }) => runs)),
    results: [...results.results, ...kept].toSorted((a, b) => a.pages - b.pages),
  };
}

function subjectOf({ machine, systems }: BenchResults): string {
  return JSON.stringify([machine, systems]);
}
