import type { Publisher } from '../publish/create-publisher.ts';

export interface FollowOptions {
  publisher: Pick<Publisher, 'serveHead'>;
  /** How often the repository is asked for a newer commit, in milliseconds; 0 for never. */
  interval: number;
  /** Tells when another server has published; gives a function that ends it. */
  listen?: (onPublished: () => void) => () => void;
  onError: (error: unknown) => void;
}

export interface Follower {
  /** Looks now. Resolves when the newest commit is served; calls while it looks share one more look. */
  look: () => Promise<void>;
  stop: () => void;
}

/** Serves what others have committed: another server of the site, or somebody who has pushed. */
export function followRepository({ publisher, interval, listen, onError }: FollowOptions): Follower {
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
  /** A commit may have come after the running look has read the head, so it does not count. */
  const look = async (): Promise<void> => {
    if (!running) return await start();
    next ??= running.then(async () => {
      next = undefined;
      await start();
    });
    await next;
  };

  const timer = interval > 0 ? setInterval(() => void look(), interval) : undefined;
  timer?.unref();
  const unlisten = listen?.(() => void look());
  return {
    look,
    stop() {
      clearInterval(timer);
      unlisten?.();
    },
  };
}
