import type { BenchResults } from '../benchmarks/bench-results.ts';

/** Selects a figure of the benchmark. */
export interface FigureQuery {
  system: string;
  /** Kind of measurement and name of the figure: `cold.seconds`. With `:MB` or `:kB`, bytes are converted. */
  figure: string;
  pages: number;
}

const BYTES_OF = { kB: 1000, MB: 1_000_000 } as const;

/** Returns a figure in the requested unit, or `undefined` if it was not measured. */
export function findFigure({ results }: BenchResults, { system, figure, pages }: FigureQuery): number | undefined {
  const [kind, name, unit] = parseFigure(figure);
  const row = results.find((one) => one.system === system && one.kind === kind && one.pages === pages);
  const value = row?.figures[name];
  return value == null ? undefined : value / (unit === undefined ? 1 : BYTES_OF[unit]);
}

/** Returns the largest number of pages for which the figure was measured. */
export function findMaxPages({ results }: BenchResults, { system, figure }: Omit<FigureQuery, 'pages'>): number {
  const [kind] = parseFigure(figure);
  const sizes = results.filter((one) => one.system === system && one.kind === kind).map(({ pages }) => pages);
  return Math.max(0, ...sizes);
}

function parseFigure(text: string): [kind: string, name: string, unit: keyof typeof BYTES_OF | undefined] {
  const { kind, name, unit } = /^(?<kind>[\w-]+)\.(?<name>\w+)(?::(?<unit>kB|MB))?$/u.exec(text)?.groups ?? {};
  if (kind === undefined || name === undefined) {
    throw new Error(
      `"${text}" is not a valid figure. Write the kind of measurement and the figure: cold.seconds, cold.peakBytes:MB.`,
    );
  }
  return [kind, name, unit as keyof typeof BYTES_OF | undefined];
}

/** Formats a figure for a language: rounded to at most three digits if it is below 100, otherwise to an integer. */
export function formatFigure(value: number, language: string): string {
  const maximumFractionDigits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  // The website uses Western digits in every language.
  return new Intl.NumberFormat(`${language.replace('_', '-')}-u-nu-latn`, { maximumFractionDigits }).format(value);
}
