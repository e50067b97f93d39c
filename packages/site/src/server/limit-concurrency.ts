/** Runs work now or later, and gives back its result; `undefined` where too much is waiting already. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | undefined>;

export interface ConcurrencyLimit {
  /** Pieces of work that run at the same time. */
  running: number;
  /** Pieces of work that wait for their turn; what comes beyond them is refused at once. */
  waiting: number;
}

/** Bounds how much work runs at the same time. What has to wait runs in the order of its arrival. */
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
      // The place is handed on: whoever waits counts as running from here.
      if (next) next();
      else running -= 1;
    }
  };
}
