import { MOST_PRELOADS } from '../constants.ts';

/** Pages that may be wanted next, fetched a few at a time and never twice. */
export interface PreloadQueue {
  add: (path: string) => void;
}

export interface PreloadQueueOptions {
  /** Version of the content: what was fetched of another one is fetched again. */
  version: () => string | undefined;
  /** Must not reject. */
  preload: (path: string) => Promise<void>;
  /** Asked each time, since a connection changes. */
  mayPreload: () => boolean;
}

export function createPreloadQueue({ version, preload, mayPreload }: PreloadQueueOptions): PreloadQueue {
  const started = new Set<string>();
  const keyOf = (path: string): string => `${version()} ${path}`;
  /** Only the page that was requested last waits: the visitor has left the links before it. */
  let waiting: string | undefined;
  let running = 0;

  const run = (): void => {
    if (waiting === undefined || running >= MOST_PRELOADS) return;
    const path = waiting;
    waiting = undefined;
    started.add(keyOf(path));
    running += 1;
    void preload(path).then(() => {
      running -= 1;
      run();
    });
  };

  return {
    add(path) {
      if (started.has(keyOf(path)) || !mayPreload()) return;
      waiting = path;
      run();
    },
  };
}
