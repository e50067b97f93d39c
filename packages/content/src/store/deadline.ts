import { tooSlow } from './query-limits.ts';

/** The time limit of a query. */
export interface Deadline {
  /** Aborted when the time is over, or by one of the other signals. */
  signal: AbortSignal;
  /** Resolves with the result of `work`, or rejects with the reason of the signal if it is aborted first. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer; must be called when the work is done. */
  clear(): void;
}

/** Starts the time limit of a query, in milliseconds. */
export function startDeadline(timeout: number, others: readonly AbortSignal[] = []): Deadline {
  const time = new AbortController();
  const timer = setTimeout(() => {
    // If this thread was busy, the result may have arrived already: it is read before the deadline aborts.
    setImmediate(() => {
      time.abort(tooSlow(timeout));
    });
  }, timeout);
  const { signal } = time;
  const stops = others.map((other) => forward(other, time));
  return {
    signal,
    async race(work) {
      const aborted = Promise.withResolvers<never>();
      const abort = (): void => {
        aborted.reject(signal.reason as Error);
      };
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await Promise.race([work, aborted.promise]);
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    clear() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Aborts `to` when `from` is aborted. Returns a function that removes the listener. */
function forward(from: AbortSignal, to: AbortController): () => void {
  const abort = (): void => {
    to.abort(from.reason);
  };
  if (from.aborted) abort();
  from.addEventListener('abort', abort, { once: true });
  return () => {
    from.removeEventListener('abort', abort);
  };
}
