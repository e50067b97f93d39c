import { tooSlow } from './query-limits.ts';

export interface Deadline {
  /** Aborted when the time is over, or by one of the other signals. */
  signal: AbortSignal;
  /** The result of some work, or the reason of the signal when that comes first. */
  race<T>(work: Promise<T>): Promise<T>;
  /** To be called when there is nothing to wait for any more. */
  clear(): void;
}

/** The time that a query has from now on, in milliseconds. */
export function startDeadline(timeout: number, others: readonly AbortSignal[] = []): Deadline {
  const time = new AbortController();
  const timer = setTimeout(() => {
    // If it was this thread that was busy, the answer may be here already, and is read before this comes.
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

/** Lets a signal that lives longer abort this one. Gives a function that ends it, so that nothing is left behind. */
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
