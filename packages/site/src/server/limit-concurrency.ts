/** Runs work now or later, and gives back its result; `undefined` if too much work is waiting already. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | undefined>;

export interface ConcurrencyLimit {
  /** Pieces of work that run at the same time. */
  running: number;
  /** Number of waiting pieces of work; further ones are refused at once. */
  waiting: number;
}

/** Limits how much work runs at the same time. Waiting work runs in the order of its arrival. */
export function limitConcurrency(limit: ConcurrencyLimit): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limit.running) {
      running += 1;
    } else {
      if (waiting.length >= limit.waiting) return undefined;
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
  };
}
