import { constants, copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import type { ContentError } from '../errors.ts';
import { createSqliteWriter } from '../store/sqlite.ts';
import type { WriteStore } from '../store/store.ts';
import type { Asset } from './assets.ts';
import { withBuildLock } from './build-lock.ts';
import { checkConfig } from './check-config.ts';
import { assertWritable, explainDiskError } from './disk-errors.ts';
import { findEmptySources } from './empty-sources.ts';
import { createFileBuilder } from './file-builder.ts';
import type { FileBuilder } from './file-builder.ts';
import { warningsIn } from './file-notes.ts';
import type { FileNotes } from './file-notes.ts';
import type { BundledEngine } from './fingerprint.ts';
import { listTasks, openSources, warn } from './list-tasks.ts';
import type { OpenSource, Task } from './list-tasks.ts';
import { mapOrdered } from './map-ordered.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { readLastBuild, stampOf, writeLastBuild } from './last-build.ts';
import type { FileRecord, LastBuild } from './last-build.ts';
import { areFresh } from './references.ts';
import { knownComponents } from '../warnings/check-uses.ts';
import type { KnownComponents } from '../warnings/check-uses.ts';
import { workerCount } from './worker-pool.ts';
import { createAddresses, createRowWriter, removeRows, toStoredId } from './row-writer.ts';
import type { Addresses, StoredId } from './row-writer.ts';

export interface BuildOptions {
  /** What `defineContent` gives. */
  config: ContentConfig;
  /**
   * The file whose default export is `config`: with it a build is parallel and incremental.
   * @default none: no cache, no threads
   */
  configFile?: string;
  /** What the engine and `configFile` are, where they are a bundle instead of installed packages. */
  engine?: BundledEngine | undefined;
  /** The folder that holds the content files. */
  root: string;
  /** Where the database goes. */
  output: string;
  /**
   * Where finished rows and fetched repositories are kept for the next build.
   * @default `cache` beside `output`
   */
  cache?: string;
  /**
   * How many threads parse; 0 means none.
   * @default one less than there are cores, at least one
   */
  threads?: number;
  /** Drafts leave no build; a dev server shows them. */
  drafts?: boolean;
  /**
   * Gives the components that authors can use beside the built-in ones; `undefined` where nobody knows all of them.
   * @default nobody knows: components are not checked
   */
  components?: (() => Promise<readonly ComponentDescription[] | undefined>) | undefined;
  /**
   * Whether warnings of files are errors.
   * @default what the configuration says
   */
  strict?: boolean | undefined;
  /** How many files of how many are rows by now. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Told what a build can do without, say that a repository is read as it was fetched last.
   * @default a warning of Node
   */
  onWarning?: ((warning: ContentError) => void) | undefined;
}

export interface Problems {
  faults: ContentError[];
  /** What of the text is not shown as it was written. */
  warnings: ContentError[];
}

export interface BuildResult extends Problems {
  rows: number;
  /** Files beside the content that its pages show or offer, and where they have to be served. */
  assets: Asset[];
  /** Names engine and configuration, where there is a configuration file. */
  fingerprint?: string | undefined;
}

/**
 * Turns every file into rows of a new database, and puts it in place only when no file has a fault.
 * Where the last build is known, the new database begins as a copy of its own, and only what has changed is written.
 */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { output, onWarning = warn } = options;
  assertFolders(options);
  try {
    return await withBuildLock(output, async () => await buildAlone(options), { onWait: onWarning });
  } catch (error) {
    throw explainDiskError(error);
  }
}

/** Throws if a folder of the build cannot be written. Without a configuration file nothing is cached. */
export function assertFolders(options: BuildOptions): void {
  assertWritable(dirname(options.output), 'the database');
  if (options.configFile !== undefined) assertWritable(cacheOf(options), 'the cache');
}

async function buildAlone(options: BuildOptions): Promise<BuildResult> {
  const { output, drafts = false } = options;
  const cache = cacheOf(options);
  const next = `${output}.next`;
  removeDatabase(next);
  const builder = await createFileBuilder({ ...options, cache });
  const fingerprint = builder.fingerprint === undefined ? undefined : `${builder.fingerprint} ${drafts}`;
  // Values of a unique index may move between rows, which a database refuses half-way: all rows are written anew.
  const isRewritten = Object.values(options.config.collections).some(({ indexes }) =>
    indexes.some(({ unique }) => unique),
  );
  const last = fingerprint === undefined || isRewritten ? undefined : await readLastBuild(cache, output, fingerprint);
  if (last) copyFileSync(output, next, constants.COPYFILE_FICLONE);
  const writer = createSqliteWriter(next);
  try {
    const { rows, assets, records, changes, notes, ...found } = await fillStore(writer, options, { builder, last });
    await writer.finish();
    const { faults, warnings } = judgeWarnings(found.faults, await listWarnings(notes, options), options);
    if (faults.length === 0) {
      if (!last || changes > 0) {
        // A journal that an ended process left there belongs to the old file; SQLite would read it into the new one.
        removeJournal(output);
        renameSync(next, output);
      }
      if (fingerprint !== undefined) await writeLastBuild(cache, output, fingerprint, records);
      if (!last || changes > 0) await builder.prune();
    }
    return { rows, faults, warnings, assets, fingerprint: builder.fingerprint };
  } finally {
    removeDatabase(next);
  }
}

export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeJournal(file);
}

function removeJournal(file: string): void {
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}

/** Finished rows and fetched repositories, for the next build. */
export function cacheOf({ cache, output }: BuildOptions): string {
  return cache ?? join(dirname(output), 'cache');
}

export interface FilledStore extends Omit<BuildResult, 'warnings'> {
  sources: OpenSource[];
  addresses: Addresses;
  /** What the next build has to know of each file. */
  records: LastBuild['files'];
  /** How often rows were written or removed; none means that the database is as it was. */
  changes: number;
  /** What may have to be reported, by file. */
  notes: Map<string, FileNotes>;
}

export interface FillOptions {
  builder: FileBuilder;
  /** The build whose rows are in the store already. */
  last?: LastBuild | undefined;
  onFile?: FileListener | undefined;
}

/** Hears of every file: what it gives to the store, and all it would give if drafts were wanted. */
export type FileListener = (task: Task, result: PackedResult, all: readonly PackedRow[]) => void | Promise<void>;

/** Writes the rows of all files and gathers every fault on the way. */
export async function fillStore(
  writer: WriteStore,
  options: BuildOptions,
  { builder, last, onFile }: FillOptions,
): Promise<FilledStore> {
  const { config, root, onWarning = warn } = options;
  const filled: FilledStore = {
    rows: 0,
    faults: checkConfig(config),
    assets: [],
    sources: [],
    addresses: createAddresses(),
    records: {},
    changes: 0,
    notes: new Map(),
  };
  if (filled.faults.length > 0) return filled;
  for (const [name, collection] of last ? [] : Object.entries(config.collections)) {
    await writer.createCollection(name, buildColumns(collection), collection.indexes);
  }
  const { sources, faults } = await openSources({ config, root, cache: cacheOf(options), onWarning });
  filled.sources = sources;
  filled.faults.push(...faults);
  const tasks = await listTasks(sources, config, filled.faults);
  for (const warning of findEmptySources(sources, tasks, config, root)) onWarning(warning);
  try {
    await writeFiles(writer, tasks, options, filled, { builder, last, onFile });
  } finally {
    await builder.rest();
  }
  return filled;
}

/** Files on their way at a time for each thread: enough to keep it busy, few enough to fit any memory. */
const FILES_A_THREAD = 16;

function inFlight(): number {
  return FILES_A_THREAD * (workerCount() + 1);
}

async function writeFiles(
  writer: WriteStore,
  tasks: readonly Task[],
  { drafts = false, onProgress }: BuildOptions,
  filled: FilledStore,
  { builder, last, onFile }: FillOptions,
): Promise<void> {
  const rows = createRowWriter(writer);
  const assets = new Map<string, Asset>();
  const work = async (task: Task) => {
    const record = last?.files[task.file];
    const stamp = stampOf(task);
    if (record && (await isUnchanged(record, stamp, task))) return { task, record };
    return { task, stamp, result: await builder.build(task) };
  };
  let done = 0;
  builder.expect(last ? tasks.filter((task) => last.files[task.file]?.stamp !== stampOf(task)).length : tasks.length);
  for await (const { task, record, stamp, result } of mapOrdered(tasks, inFlight(), work)) {
    const wanted = result ? takeRows(task, result, drafts, filled.addresses) : keepRows(task, record, filled.addresses);
    if (result) await onFile?.(task, { ...result, ...wanted }, result.rows);
    filled.faults.push(...wanted.faults);
    if (wanted.faults.length === 0) {
      const stored = result ? wanted.rows.map(toStoredId) : record.rows;
      if (result) await rows.add(wanted.rows);
      else builder.keep(record.made, task);
      filled.changes += Number(result !== undefined);
      const { references, made, notes } = result ?? record;
      filled.records[task.file] = { stamp: result ? stamp : record.stamp, made, rows: stored, references, notes };
      // Of a draft, nobody sees anything.
      if (stored.length > 0) filled.notes.set(task.file, notes);
      filled.rows += stored.length;
      for (const asset of assetsOf(stored.length > 0 ? { references } : undefined)) assets.set(asset.file, asset);
    }
    done += 1;
    onProgress?.(done, tasks.length);
  }
  await rows.flush();
  const gone = last ? rowsGone(last.files, filled.records) : [];
  await removeRows(writer, gone);
  filled.changes += gone.length;
  filled.assets = [...assets.values()];
}

/** The warnings of some files. What components there are is found out only where some are used. */
export async function listWarnings(
  notes: ReadonlyMap<string, FileNotes>,
  options: Pick<BuildOptions, 'components' | 'config'>,
): Promise<ContentError[]> {
  const noted = [...notes].filter(([, { uses, warnings }]) => uses.length + warnings.length > 0);
  if (noted.length === 0) return [];
  const components = await findComponents(options);
  return noted.flatMap(([file, own]) => warningsIn(file, own, components, options.config.allow));
}

async function findComponents({ components }: Pick<BuildOptions, 'components'>): Promise<KnownComponents | undefined> {
  const own = await components?.();
  return own && knownComponents(own);
}

/** In strict builds, warnings are errors. */
export function judgeWarnings(
  faults: ContentError[],
  warnings: ContentError[],
  { config, strict = config.strict ?? false }: Pick<BuildOptions, 'config' | 'strict'>,
): Problems {
  return strict ? { faults: [...faults, ...warnings], warnings: [] } : { faults, warnings };
}

/** Whether the file, and all that it points at, is as the last build found it. */
async function isUnchanged(record: FileRecord, stamp: string | undefined, { base }: Task): Promise<boolean> {
  return stamp !== undefined && stamp === record.stamp && (await areFresh(record.references, base));
}

/** Rows of the last build that no file gives any more. */
function rowsGone(before: LastBuild['files'], now: LastBuild['files']): StoredId[] {
  const nameOf = ({ collection, id }: StoredId): string => `${collection} ${id}`;
  const rowsOf = (files: LastBuild['files']): StoredId[] => Object.values(files).flatMap(({ rows }) => rows);
  const current = new Set(rowsOf(now).map(nameOf));
  return rowsOf(before).filter((row) => !current.has(nameOf(row)));
}

/** The rows of a file that are to be stored, drafts aside, if nobody else has their addresses. */
export function takeRows(
  { file }: Task,
  { rows, faults }: Pick<PackedResult, 'rows' | 'faults'>,
  drafts: boolean,
  addresses: Addresses,
): Pick<PackedResult, 'rows' | 'faults'> {
  const wanted = rows.filter(({ draft }) => drafts || !draft);
  return { rows: wanted, faults: faults.length > 0 ? faults : addresses.claim(file, wanted.map(toStoredId)) };
}

/** Rows that are there already still need their addresses: a new file may want one of them. */
function keepRows({ file }: Task, { rows }: FileRecord, addresses: Addresses): Pick<PackedResult, 'rows' | 'faults'> {
  return { rows: [], faults: addresses.claim(file, rows) };
}

/** A picture that only drafts show is as unpublished as they are. */
export function assetsOf(result: Pick<PackedResult, 'references'> | undefined): Asset[] {
  return (result?.references ?? []).flatMap(({ file, url }) => (url === undefined ? [] : [{ file, url }]));
}
