/** Runs work now or later, and gives back its result; `undefined` if too much work is waiting already. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | undefined>;

export interface ConcurrencyLimit {
  /** Pieces of work that run at the same time. */
  running: number;
  /** Number of waiting pieces of work; further ones are refused at once. */
  waiting: number;
}

/** Limits how much work runs at the same time, and how much waits for it. */
export function limitConcurrency(limit: ConcurrencyLimit): RunLimited {
  const { run, canStart, countWaiting } = createTurns(limit.running);
  return async (work) => (canStart() || countWaiting() < limit.waiting ? await run(work) : undefined);
}

interface Turns {
  /** Runs work now or later, and gives back its result. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether further work would run at once. */
  canStart: () => boolean;
  countWaiting: () => number;
}

/** Limits how much work runs at the same time. The rest waits, and runs in the order of its arrival. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const canStart = (): boolean => running < most;

  return {
    canStart,
    countWaiting: () => waiting.length,
    async run(work) {
      if (canStart()) {
        running += 1;
      } else {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn.resolve);
        await turn.promise;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The next work starts in place of this one, so the number of running work stays the same.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
