/** Handles a request. */
export type Handle = (request: Request) => Promise<Response>;

/** Options of `retryStart`. */
export interface RetryStartOptions {
  /** Opens the database and creates the handler that needs it. */
  start: () => Promise<Handle>;
  /** Handles requests while the database cannot be opened. */
  closed: Handle;
  /** Whether a request gets the response of `closed` until the start has succeeded, instead of waiting for it. */
  isImmediate?: (request: Request) => boolean;
  /** Whether to start with the first request, instead of immediately. */
  isLazy?: boolean;
  /** Logs an error of `start`. */
  report: (error: unknown) => void;
  /** Returns the time of a monotonic clock in milliseconds. Tests replace it. */
  now?: () => number;
}

/** After a failed start, the first request after this time tries again, in milliseconds. */
const RETRY_AFTER_MS = 1000;

/** Retries to open the database, so that a server that starts before its database need not be restarted. */
export function retryStart({
  start,
  closed,
  isImmediate = () => false,
  isLazy = false,
  report,
  now = () => performance.now(),
}: RetryStartOptions): Handle {
  let isStarted = false;
  let failedAt = -Infinity;
  let started: Promise<Handle> | undefined;

  const tryStart = async (): Promise<Handle> => {
    if (!started && now() - failedAt < RETRY_AFTER_MS) return closed;
    started ??= start();
    const attempt = started;
    try {
      const handle = await attempt;
      isStarted = true;
      return handle;
    } catch (error) {
      // Several requests may have waited for the same attempt; the error is reported once.
      if (started === attempt) {
        started = undefined;
        failedAt = now();
        report(error);
      }
      return closed;
    }
  };

  // Starts immediately, so that the first visitor does not have to wait.
  if (!isLazy) void tryStart();
  return async (request) => {
    if (!isStarted && isImmediate(request)) {
      void tryStart();
      return await closed(request);
    }
    const handle = await tryStart();
    return await handle(request);
  };
}
