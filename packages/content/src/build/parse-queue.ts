import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FileInput } from './build-file.ts';
import type { PackedResult } from './packed-row.ts';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Threads are started only if more files than this are expected: parsing as many takes as long as starting threads. */
const EXPECTED_BEFORE_THREADS = 150;

/**
 * Threads are started only after more files than this had to be parsed. Until they have loaded, this thread parses
 * alone.
 */
const REQUESTED_BEFORE_THREADS = 8;

/** Number of files that this thread parses at once: while one waits for a diagram, it parses another. */
const PARSED_AT_ONCE = 2;

/** Options of `createParseQueue`. */
export interface ParseQueueOptions {
  /** Parses a file in this thread. */
  parse: (input: FileInput) => Promise<PackedResult>;
  /** The configuration file that threads import; without it there are none. */
  configFile: string | undefined;
  /** The file that threads run, if it is not the default one. */
  worker: string | undefined;
  /** Number of threads in addition to this one. */
  threads: number;
  /** Whether threads start with the first file, even if only a few are expected. */
  isEager: boolean;
  /** Folder of the cache of highlighted code blocks. */
  blocks: string | undefined;
}

/** A queue of files that are parsed by threads and by this thread. */
export interface ParseQueue {
  /** Sets the number of files that will be built, cached ones included. */
  expect(files: number): void;
  /** Parses a file. */
  run(input: FileInput): Promise<PackedResult>;
  /** Ends the threads; later files are parsed in this thread. */
  stopThreads(): Promise<void>;
}

interface Job {
  input: FileInput;
  resolve: (result: PackedResult) => void;
  reject: (error: unknown) => void;
}

/** Creates a queue of files to parse. Threads take files first; this thread parses what exceeds their capacity. */
export function createParseQueue(options: ParseQueueOptions): ParseQueue {
  const { parse, configFile, worker, threads, isEager, blocks } = options;
  const jobs: Job[] = [];
  let pool: WorkerPool | undefined;
  let isStopped = configFile === undefined || threads === 0;
  let parsing = 0;
  let expected = 0;
  let requested = 0;

  const startThreads = (): void => {
    const isWorthwhile = isEager || (requested > REQUESTED_BEFORE_THREADS && expected > EXPECTED_BEFORE_THREADS);
    if (pool || isStopped || configFile === undefined || !isWorthwhile) return;
    pool = createWorkerPool(configFile, { worker, size: threads, blocks, onRoom: dispatch });
  };

  /** Sends waiting files to threads with free capacity. */
  const dispatch = (): void => {
    const current = isStopped ? undefined : pool;
    while (current?.hasRoom() === true) {
      const job = jobs.shift();
      if (!job) break;
      current.run(job.input).then(job.resolve, job.reject);
    }
  };

  /**
   * Parses waiting files in this thread, and yields to the event loop after each to receive messages of
   * threads.
   */
  const parseHere = async (): Promise<void> => {
    if (parsing === PARSED_AT_ONCE) return;
    parsing += 1;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await parse(job.input).then(job.resolve, job.reject);
      await yieldToEventLoop();
      dispatch();
    }
    parsing -= 1;
  };

  return {
    expect(files) {
      expected = files;
    },
    run(input) {
      requested += 1;
      startThreads();
      return new Promise((resolve, reject) => {
        jobs.push({ input, resolve, reject });
        dispatch();
        void parseHere();
      });
    },
    async stopThreads() {
      isStopped = true;
      await pool?.close();
      pool = undefined;
    },
  };
}
