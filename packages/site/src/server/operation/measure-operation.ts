import type { MetricOf } from './metric-definitions.ts';
import { metrics } from './metrics.ts';
import type { MetricLabels } from './metrics.ts';
import { traceOperation } from './tracing.ts';

/** An operation whose duration is recorded. */
export interface Operation<T> {
  /** Name of its span, for tracing. */
  name: string;
  /** The metric for its duration. */
  metric: MetricOf<'histogram'>;
  /** Returns labels for its result or its error. */
  describe: (outcome: PromiseSettledResult<T>) => MetricLabels;
}

/** Runs an operation and records its duration, as a metric and as a span. */
export async function measureOperation<T>({ name, metric, describe }: Operation<T>, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const outcome = await traceOperation(name, describe, run);
  metrics.observe(metric, (performance.now() - start) / 1000, describe(outcome));
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
