import { createHistogram } from 'node:perf_hooks';
import type { RecordableHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { MeasuredServer, ServerReport } from './serve-build.ts';
import type { Action, Kind } from './traffic.ts';

/** How requests are sent. */
export interface PhaseOptions {
  seconds: number;
  /** Actions per second. Without it, `parallel` actions always run at the same time, each followed by the next. */
  rate?: number;
  /** Maximum number of actions at the same time. */
  parallel: number;
}

/** Latency of requests, in milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** What was measured in a phase. */
export interface Phase {
  seconds: number;
  /** Actions per second that were finished. */
  rate: number;
  latency: Latency;
  byKind: Partial<Record<Kind, Latency>>;
  /** Number of errors by message. */
  errors: Record<string, number>;
  /** Actions that could not start at their time, because too many were running. */
  late: number;
  /** Delay of the server's event loop, in milliseconds. */
  loop: { p99: number; max: number };
  /** Reports of the server, about one per second. */
  samples: (ServerReport & { second: number })[];
}

const SAMPLE_EVERY = 1000;

/** Sends requests for some time, waits for the last responses, and returns what was measured. */
export async function runPhase(
  next: () => Action,
  server: MeasuredServer,
  { seconds, rate, parallel }: PhaseOptions,
): Promise<Phase> {
  const all = createHistogram();
  const kinds = new Map<Kind, RecordableHistogram>();
  const errors: Record<string, number> = {};
  const running = new Set<Promise<void>>();
  let late = 0;
  await server.report('start');
  const start = performance.now();
  const end = start + seconds * 1000;

  const run = async (due: number): Promise<void> => {
    const { kind, run: send } = next();
    try {
      await send();
      const histogram = kinds.get(kind) ?? createHistogram();
      kinds.set(kind, histogram);
      // Measured from the scheduled start, so that a pause of the server counts for every request that was due in it.
      const microseconds = Math.max(1, Math.round((performance.now() - due) * 1000));
      histogram.record(microseconds);
      all.record(microseconds);
    } catch (error) {
      const text = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
      errors[text] = (errors[text] ?? 0) + 1;
    }
  };
  const begin = (due: number): void => {
    const action = run(due).finally(() => running.delete(action));
    running.add(action);
  };

  const sendAtRate = async (perSecond: number): Promise<void> => {
    for (let sent = 0; ;) {
      const now = performance.now();
      if (now >= end) return;
      for (; start + (sent * 1000) / perSecond <= now; sent += 1) {
        if (running.size < parallel) begin(start + (sent * 1000) / perSecond);
        else late += 1;
      }
      await setTimeout(1);
    }
  };
  const sendInParallel = async (): Promise<void> => {
    const visit = async (): Promise<void> => {
      while (performance.now() < end) await run(performance.now());
    };
    await Promise.all(Array.from({ length: parallel }, visit));
  };

  const samples: Phase['samples'] = [];
  const sample = async (): Promise<void> => {
    while (performance.now() < end) {
      await setTimeout(Math.max(0, Math.min(SAMPLE_EVERY, end - performance.now())));
      samples.push({ second: (performance.now() - start) / 1000, ...(await server.report()) });
    }
  };
  await Promise.all([rate === undefined ? sendInParallel() : sendAtRate(rate), sample()]);
  await Promise.all(running);
  const { p99, max } = await server.report();
  const elapsed = (performance.now() - start) / 1000;
  return {
    seconds: elapsed,
    rate: all.count / elapsed,
    latency: latencyOf(all),
    byKind: Object.fromEntries([...kinds].map(([kind, histogram]) => [kind, latencyOf(histogram)])),
    errors,
    late,
    loop: { p99, max },
    samples,
  };
}

function latencyOf(histogram: RecordableHistogram): Latency {
  const milliseconds = (percentile: number): number => histogram.percentile(percentile) / 1000;
  return {
    count: histogram.count,
    p50: milliseconds(50),
    p95: milliseconds(95),
    p99: milliseconds(99),
    max: histogram.max / 1000,
  };
}
