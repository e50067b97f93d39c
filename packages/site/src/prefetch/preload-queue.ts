import { MAX_PRELOADS } from '../constants.ts';

/** Loads pages in advance, a few at a time and each only once. */
export interface PreloadQueue {
  add: (path: string) => void;
}

/** Options of `createPreloadQueue`. */
export interface PreloadQueueOptions {
  /** Returns the content version. Pages of another version are loaded again. */
  version: () => string | undefined;
  /** Loads a page. Must not reject. */
  preload: (path: string) => Promise<void>;
  /** Whether pages may be loaded. Called every time, since the connection can change. */
  mayPreload: () => boolean;
}

/** Creates the queue of pages to load in advance. */
export function createPreloadQueue({ version, preload, mayPreload }: PreloadQueueOptions): PreloadQueue {
  const started = new Set<string>();
  const keyOf = (path: string): string => `${version()} ${path}`;
  /** Only the page that was requested last waits: the visitor has left the links before it. */
  let waiting: string | undefined;
  let running = 0;

  const run = (): void => {
    if (waiting === undefined || running >= MAX_PRELOADS) return;
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
