import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FileInput } from './build-file.ts';
import { fromMessage } from './worker-messages.ts';
import type { WorkerResponse } from './worker-messages.ts';
import type { PackedResult } from './packed-row.ts';
import type { WorkerData } from './worker.ts';

/** Number of files that may wait in a thread, so that it has work while the writing thread is busy. */
const WAITING_FILES = 8;

/** Threads that parse files. */
export interface WorkerPool {
  /** Whether a thread has loaded and can accept another file. */
  hasRoom(): boolean;
  run(input: FileInput): Promise<PackedResult>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (result: PackedResult) => void;
  reject: (error: Error) => void;
}

/** Options of `createWorkerPool`. */
export interface PoolOptions {
  /**
   * The file that each thread runs.
   * @default the worker of the engine
   */
  worker?: string | undefined;
  /** Number of threads. */
  size?: number | undefined;
  /** Folder of the cache of highlighted code blocks. */
  blocks?: string | undefined;
  /** Called when a thread can accept another file. */
  onRoom?: (() => void) | undefined;
}

/** Default number of threads. One core is left for the thread that writes, which parses too. */
export function workerCount(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Creates threads that parse files. Each file goes to the thread with the fewest waiting files. */
export function createWorkerPool(
  configFile: string,
  { worker, size = workerCount(), blocks, onRoom }: PoolOptions = {},
): WorkerPool {
  const data: WorkerData = { configUrl: pathToFileURL(configFile).href, blocks };
  const threads = Array.from({ length: size }, () => createThread(worker, data, onRoom));
  const leastBusy = (): Thread | undefined => {
    let best: Thread | undefined;
    for (const thread of threads) if (!best || thread.load() < best.load()) best = thread;
    return best;
  };
  return {
    hasRoom: () => threads.some((thread) => thread.isReady() && thread.load() < WAITING_FILES),
    run(input) {
      const thread = leastBusy();
      if (!thread) throw new RangeError('A pool needs at least one worker.');
      return thread.run(input);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  isReady(): boolean;
  load(): number;
  run(input: FileInput): Promise<PackedResult>;
  close(): Promise<void>;
}

function createThread(file: string | undefined, workerData: WorkerData, onRoom: (() => void) | undefined): Thread {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(file ?? new URL('./worker.ts', import.meta.url), {
    workerData,
    // Flags of the main thread (of a test runner or a bundler) do not apply to this thread.
    execArgv: [],
  });
  let isReady = false;
  let ended: Error | undefined;
  let next = 0;
  const end = (error: Error): void => {
    ended ??= error;
    // A thread that has ended counts as ready, so that later files fail at once instead of waiting.
    isReady = true;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    onRoom?.();
  };
  worker.on('message', (response: WorkerResponse) => {
    if ('ready' in response) isReady = true;
    else {
      const { resolve, reject } = waiting.get(response.number) ?? {};
      waiting.delete(response.number);
      if ('crash' in response) reject?.(new Error(response.crash));
      else resolve?.(fromMessage(response.result));
    }
    onRoom?.();
  });
  worker.on('error', (error) => {
    end(error instanceof Error ? error : new Error(String(error)));
  });
  worker.on('exit', (code) => {
    end(new Error(`A worker of the build exited with code ${code}.`));
  });
  return {
    isReady: () => isReady,
    load: () => waiting.size,
    run: (input) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        next += 1;
        waiting.set(next, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
        worker.postMessage({ number: next, input });
      }),
    async close() {
      await worker.terminate();
    },
  };
}
