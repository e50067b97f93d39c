import type { BenchResults } from '../../docs/benchmarks/bench-results.ts';

/**
 * Adds the published results for other numbers of pages, since all sizes together take longer than a working day.
 * Systems are compared within a size, so all results of a size are from one run. Results of other versions or another
 * machine are omitted.
 */
export function addPublishedSizes(results: BenchResults, published: BenchResults): BenchResults {
  if (environmentKey(published) !== environmentKey(results)) return results;
  const measured = new Set(results.results.map(({ pages }) => pages));
  const others = published.results.filter(({ pages }) => !measured.has(pages));
  return {
    ...results,
    runs: Math.min(results.runs, ...others.map(({ runs }) => runs)),
    results: [...results.results, ...others].toSorted((a, b) => a.pages - b.pages),
  };
}

function environmentKey({ machine, systems }: BenchResults): string {
  return JSON.stringify([machine, systems]);
}
