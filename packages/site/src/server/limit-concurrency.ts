/**
 * Runs a task as soon as the limit allows, and returns its result; `undefined` if too many tasks are already waiting.
 */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** Limits for running and waiting tasks. */
export interface ConcurrencyLimit {
  /** Maximum number of tasks that run at the same time. */
  running: number;
  /** Maximum number of waiting tasks; further ones are rejected immediately. */
  waiting: number;
}

/** Limits how many tasks run at the same time, and how many wait. */
export function limitConcurrency(limit: ConcurrencyLimit): RunLimited {
  const { run, canStart, countWaiting } = createTaskQueue(limit.running);
  return async (work) => (canStart() || countWaiting() < limit.waiting ? await run(work) : undefined);
}

interface TaskQueue {
  /** Runs a task as soon as the limit allows, and returns its result. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether another task would run immediately. */
  canStart: () => boolean;
  countWaiting: () => number;
}

/** Limits how many tasks run at the same time. The others wait and run in the order of their arrival. */
export function createTaskQueue(maxRunning: number): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const canStart = (): boolean => running < maxRunning;

  return {
    canStart,
    countWaiting: () => waiting.length,
    async run(work) {
      if (canStart()) {
        running += 1;
      } else {
        const started = Promise.withResolvers<void>();
        waiting.push(started.resolve);
        await started.promise;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The next task replaces this one, so the number of running tasks stays the same.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
