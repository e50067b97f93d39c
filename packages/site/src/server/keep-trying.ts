/** Answers requests. */
export type Handle = (request: Request) => Promise<Response>;

export interface KeepTryingOptions {
  /** Opens the database and makes the handler that needs it. */
  start: () => Promise<Handle>;
  /** Answers as long as that cannot be done. */
  closed: Handle;
  report: (error: unknown) => void;
  now?: () => number;
}

/** A database that cannot be reached is tried for again by the first request after this time, in milliseconds. */
const RETRY_AFTER_MS = 1000;

/** A server that comes up before its database does, or loses it on the way, needs no restart. */
export function keepTrying({ start, closed, report, now = Date.now }: KeepTryingOptions): Handle {
  let failedAt = -Infinity;
  let started: Promise<Handle> | undefined;

  const tryStart = async (): Promise<Handle> => {
    if (!started && now() - failedAt < RETRY_AFTER_MS) return closed;
    started ??= start();
    const mine = started;
    try {
      return await mine;
    } catch (error) {
      // All who waited for the same try learn of its end; it is told once.
      if (started === mine) {
        started = undefined;
        failedAt = now();
        report(error);
      }
      return closed;
    }
  };

  // Not only when somebody asks: the first visitor should not have to wait.
  void tryStart();
  return async (request) => {
    const handle = await tryStart();
    return await handle(request);
  };
}
