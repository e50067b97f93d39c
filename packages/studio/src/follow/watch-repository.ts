import type { Publisher } from '../publish/create-publisher.ts';

/** Options of `watchRepository`. */
export interface WatchOptions {
  /** Serves the newest commit. */
  publisher: Pick<Publisher, 'serveHead'>;
  /** Interval at which the repository is checked for a new commit, in milliseconds; 0 to disable. */
  interval: number;
  /** Notifies when another server has published. Returns a function that unsubscribes. */
  listen?: (onPublished: () => void) => () => void;
  /** Called when a check fails. */
  onError: (error: unknown) => void;
}

/** Checks the repository for new commits. */
export interface RepositoryWatcher {
  /** Checks now and resolves when the newest commit is served. Calls during a check share one further check. */
  check: () => Promise<void>;
  /** Stops checking. */
  stop: () => void;
}

/** Serves commits of others: another server of the site, or a person who pushed. */
export function watchRepository({ publisher, interval, listen, onError }: WatchOptions): RepositoryWatcher {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const serve = async (): Promise<void> => {
    try {
      await publisher.serveHead();
    } catch (error) {
      onError(error);
    }
  };
  const start = async (): Promise<void> => {
    running = serve();
    await running;
    running = undefined;
  };
  /** A commit may arrive after the running check has read the head, so callers wait for another check. */
  const check = async (): Promise<void> => {
    if (!running) return await start();
    next ??= running.then(async () => {
      next = undefined;
      await start();
    });
    await next;
  };

  const timer = interval > 0 ? setInterval(() => void check(), interval) : undefined;
  timer?.unref();
  const unlisten = listen?.(() => void check());
  return {
    check,
    stop() {
      clearInterval(timer);
      unlisten?.();
    },
  };
}
