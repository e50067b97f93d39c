import { join } from 'node:path';
import { configName } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { loadPlugins } from '../parse/syntax/plugins.ts';
import { once } from '../once/once.ts';
import { createBlockCache, pruneBlocks } from './block-cache.ts';
import type { FileInput } from './build-file.ts';
import { loadCheckedGrammars } from './checked-grammars.ts';
import { noWarningData } from './warning-data.ts';
import { fingerprint } from './fingerprint.ts';
import type { BundledEngine } from './fingerprint.ts';
import type { Task } from './list-tasks.ts';
import { packResult } from './packed-row.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { createParseQueue } from './parse-queue.ts';
import { createRowCache } from './row-cache.ts';
import { typesVersion } from './type-reader.ts';
import { workerCount } from './worker-pool.ts';

/** Options of `createFileBuilder`. */
export interface FileBuilderOptions {
  config: ContentConfig;
  /** Required for threads and for the cache, which identify the configuration by its file. */
  configFile?: string | undefined;
  /** Cache folder. */
  cache: string;
  engine?: BundledEngine | undefined;
  /** Number of threads that parse files; 0 means none. */
  threads?: number | undefined;
  /** Whether diagrams are drawn in a thread, so that this one can do other work. */
  drawsInThread?: boolean;
}

/** Builds files, with a cache and with threads where they help. */
export interface FileBuilder {
  /** Identifies the engine and the configuration; `undefined` without a configuration file. */
  readonly fingerprint: string | undefined;
  /** Sets the number of files that will be built. */
  expect(files: number): void;
  /** Builds a file. `cacheKey` is the cache key of the result. */
  build(task: Task): Promise<PackedResult & { cacheKey: string }>;
  /** The rows of the last version of a file without errors, if they are in the cache. */
  lastRows(task: Task): readonly PackedRow[];
  /** Marks a cache entry as used, so that `prune` does not remove it. */
  markUsed(cacheKey: string, task: Task): void;
  /** Ends the threads and closes the cache; later files are built in this thread. */
  release(): Promise<void>;
  /** Removes cache entries that this run has not used. */
  prune(): Promise<void>;
}

/** Length of the names of folders of code blocks, which are hashes. */
const FOLDER_DIGITS = 16;

/**
 * Creates a builder that takes unchanged rows from the cache, and parses in several threads if many files have changed.
 */
export async function createFileBuilder(options: FileBuilderOptions): Promise<FileBuilder> {
  const { config, configFile, engine, threads = workerCount(), drawsInThread = false } = options;
  const grammars = await loadCheckedGrammars(config, configFile === undefined ? undefined : options.cache);
  const types = config.markdown?.twoslash === true ? typesVersion() : '';
  const plugins = (await loadPlugins(config.markdown?.plugins ?? [], configName(config))).map(String);
  const hashes =
    configFile === undefined
      ? undefined
      : await fingerprint(configFile, config, { engine, parts: [grammars, types, ...plugins] });
  const cache = hashes === undefined ? undefined : createRowCache(join(options.cache, 'rows.sqlite'), hashes.of);
  const blockVersion = hashes?.shared.slice(0, FOLDER_DIGITS);
  const blocks = blockVersion === undefined ? undefined : join(options.cache, 'blocks', blockVersion);
  // Loaded on demand: if all rows are cached, nothing has to be parsed.
  const openParser = once(async () => {
    const { buildFile } = await import('./build-file.ts');
    const { createFileParser } = await import('./parse-source.ts');
    const drawDiagram = drawsInThread ? (await import('./diagram-thread.ts')).createDiagramThread() : undefined;
    const blockCache = blocks === undefined ? undefined : createBlockCache(blocks);
    const parser = createFileParser(config, { cache: blockCache, drawDiagram });
    return async (input: FileInput) => packResult(await buildFile(input, config, parser));
  });
  const queue = createParseQueue({
    parse: async (input) => await (await openParser())(input),
    configFile,
    worker: engine?.worker,
    threads,
    // If a number of threads is configured, they are always used.
    isEager: options.threads !== undefined,
    blocks,
  });

  return {
    fingerprint: hashes?.all,
    expect(files) {
      queue.expect(files);
    },
    async build(task) {
      const bytes = await task.read();
      const text = decode(bytes);
      if (text === undefined)
        return { rows: [], references: [], errors: [notUtf8(task.file)], warningData: noWarningData(), cacheKey: '' };
      const cacheKey = cache?.keyOf(task, bytes) ?? '';
      const cached = await cache?.get(cacheKey, task);
      if (cached) return { ...cached, cacheKey };
      const { file, base, repository, owners } = task;
      const result = await queue.run({ file, base, repository, owners, text });
      if (result.errors.length === 0) cache?.put(cacheKey, task, result);
      return { ...result, cacheKey };
    },
    lastRows: (task) => cache?.lastRows(task) ?? [],
    markUsed(cacheKey, task) {
      cache?.markUsed(cacheKey, task);
    },
    async release() {
      await queue.stopThreads();
      cache?.close();
    },
    async prune() {
      cache?.prune();
      cache?.close();
      if (blockVersion !== undefined) await pruneBlocks(join(options.cache, 'blocks'), blockVersion);
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
  return new ContentError('file/encoding', 'The file is not UTF-8 text.', 'Save it with the encoding UTF-8.', {
    file,
  });
}
