import { METRICS } from './metric-definitions.ts';
import type { MetricDefinition, MetricName, MetricOf } from './metric-definitions.ts';
import { sharedState } from './shared-state.ts';

/** Labels of a value, such as `{ method: 'GET' }`. Values must be few, because each combination is stored. */
export type MetricLabels = Readonly<Record<string, string>>;

/** Collected metrics. Nothing is collected until `enable` is called. */
export interface Metrics {
  /** Starts to collect. */
  enable: () => void;
  /** Increases a counter by one. */
  count: (name: MetricOf<'counter'>, labels?: MetricLabels) => void;
  /** Adds a value to a histogram. */
  observe: (name: MetricOf<'histogram'>, value: number, labels?: MetricLabels) => void;
  /** Sets the only value of a gauge or counter. */
  set: (name: MetricOf<'gauge' | 'counter'>, value: number, labels?: MetricLabels) => void;
  /** Returns all metrics in the text format of OpenMetrics. */
  render: () => string;
}

interface Series {
  labels: MetricLabels;
  value: number;
  /** Number of values per bucket, the last for larger values; only of a histogram. */
  buckets: number[];
}

const NO_LABELS: MetricLabels = {};

/** Upper bounds of the buckets, by metric. */
const BOUNDS = new Map(
  Object.entries<MetricDefinition>(METRICS).map(([name, { buckets = [] }]) => [name, [...buckets, Infinity]]),
);

/** Creates an empty collection of metrics. */
export function createMetrics(): Metrics {
  const all = new Map<MetricName, Map<string, Series>>();
  let isEnabled = false;

  const seriesOf = (name: MetricName, labels: MetricLabels): Series => {
    let seriesByLabels = all.get(name);
    if (!seriesByLabels) all.set(name, (seriesByLabels = new Map<string, Series>()));
    const key = Object.values(labels).join('\n');
    let series = seriesByLabels.get(key);
    if (!series) seriesByLabels.set(key, (series = { labels, value: 0, buckets: boundsOf(name).map(() => 0) }));
    return series;
  };

  return {
    enable() {
      isEnabled = true;
    },
    count(name, labels = NO_LABELS) {
      if (isEnabled) seriesOf(name, labels).value += 1;
    },
    observe(name, value, labels = NO_LABELS) {
      if (!isEnabled) return;
      const series = seriesOf(name, labels);
      const bucket = boundsOf(name).findIndex((bound) => value <= bound);
      series.value += value;
      series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    set(name, value, labels = NO_LABELS) {
      if (!isEnabled) return;
      all.delete(name);
      seriesOf(name, labels).value = value;
    },
    render() {
      const lines = [...all].flatMap(([name, series]) => renderMetric(name, [...series.values()]));
      return `${[...lines, '# EOF'].join('\n')}\n`;
    },
  };
}

/** The metrics of this process. */
export const metrics: Metrics = sharedState('metrics', createMetrics);

function boundsOf(name: MetricName): readonly number[] {
  return BOUNDS.get(name) ?? [];
}

function renderMetric(name: MetricName, series: readonly Series[]): string[] {
  const { type, help }: MetricDefinition = METRICS[name];
  const unit = /_(seconds|bytes)$/u.exec(name)?.[1];
  return [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escape(help)}`,
    ...series.flatMap((one) => renderSeries(name, type, one)),
  ];
}

function renderSeries(name: MetricName, type: MetricDefinition['type'], { labels, value, buckets }: Series): string[] {
  if (type === 'gauge') return [`${name}${renderLabels(labels)} ${value}`];
  if (type === 'counter') return [`${name}_total${renderLabels(labels)} ${value}`];
  let count = 0;
  const lines = boundsOf(name).map((bound, index) => {
    count += buckets[index] ?? 0;
    return `${name}_bucket${renderLabels({ ...labels, le: renderBound(bound) })} ${count}`;
  });
  return [...lines, `${name}_count${renderLabels(labels)} ${count}`, `${name}_sum${renderLabels(labels)} ${value}`];
}

/** OpenMetrics requires a decimal point, so that the same bound is always the same label. */
function renderBound(bound: number): string {
  if (bound === Infinity) return '+Inf';
  return Number.isInteger(bound) ? bound.toFixed(1) : String(bound);
}

function renderLabels(labels: MetricLabels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escape(value: string): string {
  return value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
