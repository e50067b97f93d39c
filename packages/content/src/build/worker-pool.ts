import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FileInput, FileResult } from './build-file.ts';
import { unpackResult } from './messages.ts';
import type { Answer } from './messages.ts';

export interface WorkerPool {
  run(input: FileInput): Promise<FileResult>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (result: FileResult) => void;
  reject: (error: Error) => void;
}

/** One core stays free for the thread that writes. */
export function workerCount(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Threads that parse. Each gets the next file when it has the fewest before it. */
export function createWorkerPool(configFile: string, size = workerCount()): WorkerPool {
  const threads = Array.from({ length: size }, () => createThread(configFile));
  return {
    run(input) {
      const [idlest] = threads.toSorted((a, b) => a.load() - b.load());
      if (!idlest) throw new RangeError('A pool needs at least one worker.');
      return idlest.run(input);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function createThread(configFile: string): WorkerPool & { load: () => number } {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { configUrl: pathToFileURL(configFile).href },
    // Flags of the thread that builds (a test runner's, a bundler's) are not meant for this one.
    execArgv: [],
  });
  let ended: Error | undefined;
  let next = 0;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.number) ?? {};
    waiting.delete(answer.number);
    if ('crash' in answer) reject?.(new Error(answer.crash));
    else resolve?.(unpackResult(answer.result));
  });
  worker.on('error', (error) => {
    end(error instanceof Error ? error : new Error(String(error)));
  });
  worker.on('exit', (code) => {
    end(new Error(`A worker of the build ended with code ${code}.`));
  });
  return {
    load: () => waiting.size,
    run: (input) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        next += 1;
        waiting.set(next, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; this is no window
        worker.postMessage({ number: next, input });
      }),
    async close() {
      await worker.terminate();
    },
  };
}
