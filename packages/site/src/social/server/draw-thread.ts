import { Worker } from 'node:worker_threads';
import type { DrawResponse, DrawRequest, DrawnCard } from '../draw/draw-message.ts';
import type { SocialCard } from '../social-card.ts';

/** A thread that renders one card at a time. */
export interface DrawThread {
  /** Resolves when the thread has started; rejects if it cannot start. */
  ready: Promise<void>;
  /** Renders a card. */
  draw: (card: SocialCard) => Promise<DrawnCard>;
  /** Whether the thread is running. */
  isAlive: () => boolean;
  /** Calls back after this time, unless a card is rendered before. */
  afterIdle: (milliseconds: number, done: () => void) => void;
  /** Ends the thread. */
  close: () => Promise<void>;
}

/**
 * Time limit of one image, in milliseconds. An image takes 20 ms, or 200 ms with a font of many thousand characters.
 */
const TIME_LIMIT_MS = 20_000;
/** Maximum heap size of a thread, in MB. */
const MAX_HEAP_MB = 256;

/** Starts a rendering thread. */
export function createDrawThread(file: string, workerData: { folder: string }): DrawThread {
  const worker = new Worker(file, {
    workerData,
    // Flags of the process, for example of a test runner or bundler, are not passed to the thread, nor are environment
    // variables, which may contain secrets.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // The process does not wait for the thread when it ends.
  worker.unref();
  const ready = Promise.withResolvers<void>();
  // `draw` rejects with the same error; without this handler it would also be an unhandled rejection.
  ready.promise.catch(() => undefined);
  let waiting: PromiseWithResolvers<DrawnCard> | undefined;
  let ended: Error | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (error: Error): void => {
    ended ??= error;
    clearTimeout(idle);
    ready.reject(ended);
    waiting?.reject(ended);
    waiting = undefined;
  };
  worker.on('message', (response: DrawResponse) => {
    if ('isReady' in response) ready.resolve();
    else if ('error' in response) waiting?.reject(new Error(response.error));
    else waiting?.resolve(response);
  });
  worker.on('error', (error: unknown) => {
    end(error instanceof Error ? error : new Error(String(error)));
  });
  worker.on('exit', (code) => {
    end(new Error(`A thread that renders social images exited with code ${code}.`));
  });

  return {
    ready: ready.promise,
    isAlive: () => ended === undefined,
    async draw(card) {
      if (ended) throw ended;
      clearTimeout(idle);
      waiting = Promise.withResolvers<DrawnCard>();
      const limit = setTimeout(() => {
        end(new Error(`A social image was not rendered within ${TIME_LIMIT_MS / 1000} s.`));
        void worker.terminate();
      }, TIME_LIMIT_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
      worker.postMessage({ card } satisfies DrawRequest);
      try {
        return await waiting.promise;
      } finally {
        clearTimeout(limit);
      }
    },
    afterIdle(milliseconds, done) {
      idle = setTimeout(done, milliseconds);
      idle.unref();
    },
    async close() {
      end(new Error('The thread was closed.'));
      await worker.terminate();
    },
  };
}
