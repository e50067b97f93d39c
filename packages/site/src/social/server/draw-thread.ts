import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest, DrawnCard } from '../draw/draw-message.ts';
import type { SocialCard } from '../social-card.ts';

/** A thread that draws one card at a time. */
export interface DrawThread {
  /** Rejects where the thread cannot start. */
  ready: Promise<void>;
  draw: (card: SocialCard) => Promise<DrawnCard>;
  isAlive: () => boolean;
  /** Calls back unless a card is drawn before. */
  afterIdle: (milliseconds: number, done: () => void) => void;
  close: () => Promise<void>;
}

/** A picture takes 20 ms, or 200 ms with a font of many thousand letters. What takes longer than this never ends. */
const TIME_LIMIT = 20_000;
/** Most memory of a thread's own objects, in MB. */
const HEAP = 256;

export function createDrawThread(file: string, workerData: { folder: string }): DrawThread {
  const worker = new Worker(file, {
    workerData,
    // Flags of the process (a test runner's, a bundler's) are not meant for this thread, nor are its secrets.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  // A server that is told to end does not wait for it.
  worker.unref();
  const ready = Promise.withResolvers<void>();
  // Whoever draws waits for it; a thread that ends later is told of there.
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
  worker.on('message', (answer: DrawAnswer) => {
    if ('isReady' in answer) ready.resolve();
    else if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer);
  });
  worker.on('error', (error: unknown) => {
    end(error instanceof Error ? error : new Error(String(error)));
  });
  worker.on('exit', (code) => {
    end(new Error(`A thread that draws pictures ended with code ${code}.`));
  });

  return {
    ready: ready.promise,
    isAlive: () => ended === undefined,
    async draw(card) {
      if (ended) throw ended;
      clearTimeout(idle);
      waiting = Promise.withResolvers<DrawnCard>();
      const limit = setTimeout(() => {
        end(new Error(`A picture was not drawn within ${TIME_LIMIT / 1000} s.`));
        void worker.terminate();
      }, TIME_LIMIT);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; this is no window
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
      end(new Error('The thread was ended.'));
      await worker.terminate();
    },
  };
}
