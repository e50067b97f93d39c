import { join } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { buildFile } from './build-file.ts';
import type { FileResult } from './build-file.ts';
import { fingerprint } from './fingerprint.ts';
import type { Task } from './list-tasks.ts';
import { createRowCache } from './row-cache.ts';
import { createWorkerPool, workerCount } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Starting threads costs as much as parsing about this many files. */
const FILES_WORTH_THREADS = 200;

export interface FileBuilderOptions {
  config: ContentConfig;
  /** Without it neither threads nor the cache know which configuration is meant, and both stay unused. */
  configFile?: string | undefined;
  cache: string;
  threads?: number | undefined;
}

export interface FileBuilder {
  /** Names engine and configuration; without a configuration file nobody can. */
  readonly fingerprint: string | undefined;
  /** Gives what a file gives, and a name for all that it was made of. */
  build(task: Task): Promise<FileResult & { made: string }>;
  /** Says that what bears this name is still wanted. */
  keep(made: string): void;
  /** Ends the threads; later files are built in this one. */
  rest(): Promise<void>;
  prune(): Promise<void>;
}

/** Rows from the cache where nothing has changed, and from a thread of their own where much has. */
export async function createFileBuilder(options: FileBuilderOptions): Promise<FileBuilder> {
  const { config, configFile, threads = workerCount() } = options;
  // Whoever names a number of threads wants them.
  const worthwhile = options.threads === undefined ? FILES_WORTH_THREADS : 0;
  const print = configFile === undefined ? undefined : await fingerprint(configFile, config);
  const cache = print === undefined ? undefined : createRowCache(join(options.cache, 'rows'), print);
  let pool: WorkerPool | undefined;
  let isResting = false;
  let built = 0;

  const parse = async ({ file, base, owners }: Task, text: string): Promise<FileResult> => {
    const input = { file, base, owners, text };
    built += 1;
    if (configFile === undefined || isResting || threads === 0 || built <= worthwhile) {
      return await buildFile(input, config);
    }
    pool ??= createWorkerPool(configFile, threads);
    return await pool.run(input);
  };

  return {
    fingerprint: print,
    async build(task) {
      const bytes = await task.read();
      const text = decode(bytes);
      if (text === undefined) return { rows: [], references: [], faults: [notUtf8(task.file)], made: '' };
      const made = cache?.nameOf(task, bytes) ?? '';
      const known = await cache?.get(made, task);
      if (known) return { ...known, made };
      const result = await parse(task, text);
      if (result.faults.length === 0) await cache?.put(made, result);
      return { ...result, made };
    },
    keep(made) {
      cache?.keep(made);
    },
    async rest() {
      isResting = true;
      await pool?.close();
    },
    async prune() {
      await cache?.prune();
    },
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function notUtf8(file: string): ContentError {
  return new ContentError('file/encoding', 'The file is not UTF-8 text.', 'Save it again with the encoding UTF-8.', {
    file,
  });
}
