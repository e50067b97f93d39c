import type { ReactNode } from 'react';

/** A bar of the chart. */
export interface Bar {
  title: string;
  /** The figure with its unit: `31.2 kB`. */
  label: string;
  /** Length of the bar, where the longest is 100. */
  length: number;
  isOwn: boolean;
}

interface BenchmarkChartProps {
  /** Kind and name of the figure: `visit.untouchedBytes:kB`. `docs/build/benchmarks.ts` reads this and the next two. */
  figure?: string;
  /** Number of pages of the measured sites. */
  pages?: string;
  /** Unit after each figure. */
  unit?: string;
  /** Added by `docs/build/benchmarks.ts` from the results of the last published benchmark. */
  bars?: readonly Bar[];
  /** Text below the chart. */
  caption?: string;
}

/** Compares one figure of several systems. */
export default function BenchmarkChart({ bars, caption = '' }: BenchmarkChartProps): ReactNode {
  return (
    <figure className="bar-chart">
      <dl>
        {bars?.map(({ title, label, length, isOwn }) => (
          <div key={title} data-own={isOwn || undefined}>
            <dt>{title}</dt>
            <dd>
              <svg width={`${length}%`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <bdi>{label}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
