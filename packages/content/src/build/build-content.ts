import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import type { ContentError } from '../errors.ts';
import { createSqliteWriter } from '../store/sqlite.ts';
import type { WriteStore } from '../store/store.ts';
import type { Asset } from './assets.ts';
import type { FileResult } from './build-file.ts';
import { checkConfig } from './check-config.ts';
import { createFileBuilder } from './file-builder.ts';
import type { FileBuilder } from './file-builder.ts';
import { listTasks, openSources } from './list-tasks.ts';
import type { OpenSource, Task } from './list-tasks.ts';
import { mapOrdered } from './map-ordered.ts';
import { createAddresses, createRowWriter } from './row-writer.ts';
import type { Addresses } from './row-writer.ts';

export interface BuildOptions {
  config: ContentConfig;
  /** The file whose default export is `config`: with it a build is parallel and incremental. */
  configFile?: string;
  /** The folder that holds the content files. */
  root: string;
  /** Where the database goes. */
  output: string;
  /** Where finished rows and fetched repositories are kept for the next build; `cache` beside the database otherwise. */
  cache?: string;
  /** How many threads parse; one less than there are cores otherwise, none with 0. */
  threads?: number;
  /** Drafts leave no build; a dev server shows them. */
  drafts?: boolean;
  /** How many files of how many are rows by now. */
  onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  rows: number;
  faults: ContentError[];
  /** Files beside the content that its pages show or offer, and where they have to be served. */
  assets: Asset[];
}

/** Turns every file into rows of a new database, and puts it in place only when no file has a fault. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { output } = options;
  const next = `${output}.next`;
  mkdirSync(dirname(output), { recursive: true });
  removeDatabase(next);
  const writer = createSqliteWriter(next);
  try {
    const { rows, faults, assets, builder } = await fillStore(writer, options);
    await writer.finish();
    if (faults.length === 0) {
      renameSync(next, output);
      await builder?.prune();
    }
    return { rows, faults, assets };
  } finally {
    removeDatabase(next);
  }
}

export function removeDatabase(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(name, { force: true });
}

export interface FilledStore extends BuildResult {
  /** What a dev server goes on with. A configuration that cannot work has none of it. */
  builder: FileBuilder | undefined;
  sources: OpenSource[];
  addresses: Addresses;
}

type FileListener = (task: Task, result: FileResult) => void;

/** Writes the rows of all files and gathers every fault on the way. */
export async function fillStore(
  writer: WriteStore,
  options: BuildOptions,
  onFile?: FileListener,
): Promise<FilledStore> {
  const { config, configFile, root, output, threads, cache = join(dirname(output), 'cache') } = options;
  const filled: FilledStore = {
    rows: 0,
    faults: checkConfig(config),
    assets: [],
    builder: undefined,
    sources: [],
    addresses: createAddresses(),
  };
  if (filled.faults.length > 0) return filled;
  for (const [name, collection] of Object.entries(config.collections)) {
    await writer.createCollection(name, buildColumns(collection), collection.indexes);
  }
  const { sources, faults } = await openSources({ config, root, cache });
  filled.sources = sources;
  filled.faults.push(...faults);
  const tasks = await listTasks(sources, config, filled.faults);
  filled.builder = await createFileBuilder({ config, configFile, cache, threads });
  try {
    await writeFiles(writer, tasks, filled.builder, options, filled, onFile);
  } finally {
    await filled.builder.rest();
  }
  return filled;
}

/** Files on their way at a time: enough to keep every thread busy, few enough to fit any memory. */
const IN_FLIGHT = 32;

async function writeFiles(
  writer: WriteStore,
  tasks: readonly Task[],
  builder: FileBuilder,
  { drafts = false, onProgress }: BuildOptions,
  filled: FilledStore,
  onFile: FileListener | undefined,
): Promise<void> {
  const rows = createRowWriter(writer);
  const assets = new Map<string, Asset>();
  const work = async (task: Task) => ({ task, result: await builder.build(task) });
  let done = 0;
  for await (const { task, result } of mapOrdered(tasks, IN_FLIGHT, work)) {
    const wanted = takeRows(task, result, drafts, filled.addresses);
    onFile?.(task, { ...result, ...wanted });
    filled.faults.push(...wanted.faults);
    if (wanted.faults.length === 0) {
      await rows.add(wanted.rows);
      filled.rows += wanted.rows.length;
      for (const asset of assetsOf(wanted.rows.length > 0 ? result : undefined)) assets.set(asset.file, asset);
    }
    done += 1;
    onProgress?.(done, tasks.length);
  }
  await rows.flush();
  filled.assets = [...assets.values()];
}

/** The rows of a file that are to be stored, drafts aside, if nobody else has their addresses. */
export function takeRows(
  { file }: Task,
  { rows, faults }: FileResult,
  drafts: boolean,
  addresses: Addresses,
): Pick<FileResult, 'rows' | 'faults'> {
  const wanted = rows.filter(({ draft }) => drafts || !draft);
  return { rows: wanted, faults: faults.length > 0 ? faults : addresses.claim(file, wanted) };
}

/** A picture that only drafts show is as unpublished as they are. */
export function assetsOf(result: FileResult | undefined): Asset[] {
  return (result?.references ?? []).flatMap(({ file, url }) => (url === undefined ? [] : [{ file, url }]));
}
