import { MOST_PRELOADS } from '../constants.ts';

/** Pages that may be wanted next, fetched a few at a time and never twice. */
export interface PreloadQueue {
  /** What is wanted at once goes first and does not wait for an idle browser. */
  add: (path: string, isUrgent?: boolean) => void;
  /** No longer in sight: not worth its turn. */
  drop: (path: string) => void;
}

export interface PreloadQueueOptions {
  /** Must not reject. */
  preload: (path: string) => Promise<void>;
  /** Asked each time, since a connection changes. */
  mayPreload: () => boolean;
  whenIdle: (work: () => void) => void;
}

export function createPreloadQueue({ preload, mayPreload, whenIdle }: PreloadQueueOptions): PreloadQueue {
  const started = new Set<string>();
  const urgent = new Set<string>();
  const waiting = new Set<string>();
  let running = 0;

  const start = (path: string): void => {
    urgent.delete(path);
    waiting.delete(path);
    started.add(path);
    running += 1;
    void preload(path).then(() => {
      running -= 1;
      run();
    });
  };

  /** Urgent pages at once; the others one an idle moment, so that none of them stands in the visitor's way. */
  const run = (): void => {
    // The link that was touched last is the likeliest.
    for (const path of [...urgent].toReversed()) {
      if (running < MOST_PRELOADS) start(path);
    }
    if (waiting.size > 0 && running < MOST_PRELOADS) whenIdle(runNext);
  };

  const runNext = (): void => {
    const [next] = waiting;
    if (next !== undefined && running < MOST_PRELOADS) start(next);
    if (waiting.size > 0 && running < MOST_PRELOADS) whenIdle(runNext);
  };

  return {
    add(path, isUrgent = false) {
      if (started.has(path) || urgent.has(path) || !mayPreload()) return;
      if (isUrgent) waiting.delete(path);
      (isUrgent ? urgent : waiting).add(path);
      run();
    },
    drop(path) {
      waiting.delete(path);
    },
  };
}
