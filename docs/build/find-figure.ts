import type { BenchResults } from '../benchmarks/bench-results.ts';

/** Which figure of the benchmark is meant. */
export interface FigureQuery {
  system: string;
  /** `cold.seconds`: what was measured, and which figure of it. With `:MB` or `:kB`, bytes in that unit. */
  figure: string;
  pages: number;
}

const BYTES_OF = { kB: 1000, MB: 1_000_000 } as const;

/** The figure, in the unit that was asked for. `undefined` if that was not measured. */
export function findFigure({ results }: BenchResults, { system, figure, pages }: FigureQuery): number | undefined {
  const [kind, name, unit] = parseFigure(figure);
  const row = results.find((one) => one.system === system && one.kind === kind && one.pages === pages);
  const value = row?.figures[name];
  return value == null ? undefined : value / (unit === undefined ? 1 : BYTES_OF[unit]);
}

/** The most pages that the kind of a figure was measured with. */
export function findMostPages({ results }: BenchResults, { system, figure }: Omit<FigureQuery, 'pages'>): number {
  const [kind] = parseFigure(figure);
  const sizes = results.filter((one) => one.system === system && one.kind === kind).map(({ pages }) => pages);
  return Math.max(0, ...sizes);
}

function parseFigure(text: string): [kind: string, name: string, unit: keyof typeof BYTES_OF | undefined] {
  const { kind, name, unit } = /^(?<kind>[\w-]+)\.(?<name>\w+)(?::(?<unit>kB|MB))?$/u.exec(text)?.groups ?? {};
  if (kind === undefined || name === undefined) {
    throw new Error(`"${text}" is no figure. Write what was measured and its figure: cold.seconds, cold.peakBytes:MB.`);
  }
  return [kind, name, unit as keyof typeof BYTES_OF | undefined];
}

/** Three digits where there are decimals, in the way of a language. */
export function formatFigure(value: number, language: string): string {
  const maximumFractionDigits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  // Prose of this website has Western digits in every language.
  return new Intl.NumberFormat(`${language.replace('_', '-')}-u-nu-latn`, { maximumFractionDigits }).format(value);
}
