import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FileInput } from './build-file.ts';
import type { PackedResult } from './packed-row.ts';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Starting threads costs as much as parsing this many files. As soon as a few had to be parsed, and so many more are to
 * come, threads are started; until they have loaded, this thread parses alone.
 */
const FILES_WORTH_THREADS = 150;
const PARSED_BEFORE_THREADS = 8;

export interface ParseQueueOptions {
  /** Parses in this thread. */
  parse: (input: FileInput) => Promise<PackedResult>;
  /** The configuration that threads import; without it there are none. */
  configFile: string | undefined;
  /** The file that threads run, where it is not the engine's own. */
  worker: string | undefined;
  /** How many threads there are beside this one. */
  threads: number;
  /** Whether threads start with the first file, however few there are. */
  isEager: boolean;
  blocks: string | undefined;
}

export interface ParseQueue {
  /** Says how many files are still to come, cached ones included. */
  expect(files: number): void;
  run(input: FileInput): Promise<PackedResult>;
  /** Ends the threads; later files are parsed in this one. */
  rest(): Promise<void>;
}

interface Job {
  input: FileInput;
  resolve: (result: PackedResult) => void;
  reject: (error: unknown) => void;
}

/** Files that wait to be parsed. Threads take them first, this thread what they have no room for. */
export function createParseQueue(options: ParseQueueOptions): ParseQueue {
  const { parse, configFile, worker, threads, isEager, blocks } = options;
  const jobs: Job[] = [];
  let pool: WorkerPool | undefined;
  let isResting = configFile === undefined || threads === 0;
  let isParsing = false;
  let expected = 0;
  let parsed = 0;

  const startThreads = (): void => {
    const isWorthwhile = isEager || (parsed > PARSED_BEFORE_THREADS && expected > FILES_WORTH_THREADS);
    if (pool || isResting || configFile === undefined || !isWorthwhile) return;
    pool = createWorkerPool(configFile, { worker, size: threads, blocks, onRoom: hand });
  };

  /** Gives waiting files to threads that have room. */
  const hand = (): void => {
    const current = isResting ? undefined : pool;
    while (current?.hasRoom() === true) {
      const job = jobs.shift();
      if (!job) break;
      current.run(job.input).then(job.resolve, job.reject);
    }
  };

  /** Parses here what no thread has room for, one file at a time, and lets threads be heard between two. */
  const parseHere = async (): Promise<void> => {
    if (isParsing) return;
    isParsing = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await parse(job.input).then(job.resolve, job.reject);
      await yieldToEventLoop();
      hand();
    }
    isParsing = false;
  };

  return {
    expect(files) {
      expected = files;
    },
    run(input) {
      parsed += 1;
      startThreads();
      return new Promise((resolve, reject) => {
        jobs.push({ input, resolve, reject });
        hand();
        void parseHere();
      });
    },
    async rest() {
      isResting = true;
      await pool?.close();
      pool = undefined;
    },
  };
}
