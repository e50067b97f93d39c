import { join } from 'node:path';
import { configName } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { loadPlugins } from '../parse/syntax/plugins.ts';
import { createBlockCache, pruneBlocks } from './block-cache.ts';
import { buildFile } from './build-file.ts';
import { loadCheckedGrammars } from './checked-grammars.ts';
import { noNotes } from './file-notes.ts';
import { fingerprint } from './fingerprint.ts';
import type { BundledEngine } from './fingerprint.ts';
import type { Task } from './list-tasks.ts';
import { packResult } from './packed-row.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { createParseQueue } from './parse-queue.ts';
import { createParser } from './parse-source.ts';
import { createRowCache } from './row-cache.ts';
import { nameTypes } from './type-reader.ts';
import { workerCount } from './worker-pool.ts';

export interface FileBuilderOptions {
  config: ContentConfig;
  /** Without it neither threads nor the cache know which configuration is meant, and both stay unused. */
  configFile?: string | undefined;
  cache: string;
  engine?: BundledEngine | undefined;
  threads?: number | undefined;
}

export interface FileBuilder {
  /** Names engine and configuration; without a configuration file nobody can. */
  readonly fingerprint: string | undefined;
  /** Says how many files are to come. */
  expect(files: number): void;
  /** Gives what a file gives, and a name for all that it was made of. */
  build(task: Task): Promise<PackedResult & { made: string }>;
  /** The rows that a file had when it last had no fault, as far as the cache knows them. */
  last(task: Task): readonly PackedRow[];
  /** Says that what bears this name is still wanted. */
  keep(made: string, task: Task): void;
  /** Ends the threads and closes the cache; later files are built in this thread. */
  rest(): Promise<void>;
  /** Removes from the cache what this run has not asked for. */
  prune(): Promise<void>;
}

const FOLDER_DIGITS = 16;

/** Rows from the cache where nothing has changed, and from several threads where much has. */
export async function createFileBuilder(options: FileBuilderOptions): Promise<FileBuilder> {
  const { config, configFile, engine, threads = workerCount() } = options;
  const grammars = await loadCheckedGrammars(config, configFile === undefined ? undefined : options.cache);
  const types = config.markdown?.twoslash === true ? nameTypes() : '';
  const plugins = (await loadPlugins(config.markdown?.plugins ?? [], configName(config))).map(String);
  const print =
    configFile === undefined
      ? undefined
      : await fingerprint(configFile, config, { engine, parts: [grammars, types, ...plugins] });
  const cache = print === undefined ? undefined : createRowCache(join(options.cache, 'rows.sqlite'), print);
  const blocksOf = print?.slice(0, FOLDER_DIGITS);
  const blocks = blocksOf === undefined ? undefined : join(options.cache, 'blocks', blocksOf);
  const parser = createParser(config, blocks === undefined ? undefined : createBlockCache(blocks));
  const queue = createParseQueue({
    parse: async (input) => packResult(await buildFile(input, config, parser)),
    configFile,
    worker: engine?.worker,
    threads,
    // Whoever names a number of threads wants them.
    isEager: options.threads !== undefined,
    blocks,
  });

  return {
    fingerprint: print,
    expect(files) {
      queue.expect(files);
    },
    async build(task) {
      const bytes = await task.read();
      const text = decode(bytes);
      if (text === undefined)
        return { rows: [], references: [], faults: [notUtf8(task.file)], notes: noNotes(), made: '' };
      const made = cache?.nameOf(task, bytes) ?? '';
      const known = await cache?.get(made, task);
      if (known) return { ...known, made };
      const { file, base, repository, owners } = task;
      const result = await queue.run({ file, base, repository, owners, text });
      if (result.faults.length === 0) cache?.put(made, task, result);
      return { ...result, made };
    },
    last: (task) => cache?.last(task) ?? [],
    keep(made, task) {
      cache?.keep(made, task);
    },
    async rest() {
      await queue.rest();
      cache?.close();
    },
    async prune() {
      cache?.prune();
      cache?.close();
      if (blocksOf !== undefined) await pruneBlocks(join(options.cache, 'blocks'), blocksOf);
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
