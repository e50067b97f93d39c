import type { MetricOf } from './metric-definitions.ts';
import { metrics } from './metrics.ts';
import type { MetricLabels } from './metrics.ts';

/** An operation whose duration is recorded. */
export interface Operation<T> {
  /** The metric for its duration. */
  metric: MetricOf<'histogram'>;
  /** Returns labels for its result or its error. */
  describe: (outcome: PromiseSettledResult<T>) => MetricLabels;
}

/** Runs an operation and records its duration. */
export async function measureOperation<T>({ metric, describe }: Operation<T>, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const [outcome] = await Promise.allSettled([run()]);
  metrics.observe(metric, (performance.now() - start) / 1000, describe(outcome));
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
