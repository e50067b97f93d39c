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
import { findBuildLinkWarnings } from './link-warnings.ts';
import { warningsIn } from './warning-data.ts';
import type { WarningData } from './warning-data.ts';
import type { BundledEngine } from './fingerprint.ts';
import { listTasks, openSources, warn } from './list-tasks.ts';
import type { OpenedSource, Task } from './list-tasks.ts';
import { mapOrdered } from './map-ordered.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { readLastBuild, stampOf, writeLastBuild } from './last-build.ts';
import type { FileRecord, LastBuild } from './last-build.ts';
import { areFresh } from './references.ts';
import { knownComponents } from '../warnings/check-uses.ts';
import type { KnownComponents } from '../warnings/check-uses.ts';
import { workerCount } from './worker-pool.ts';
import { createPathClaims, createRowWriter, removeRows, toStoredId } from './row-writer.ts';
import type { PathClaims, StoredId } from './row-writer.ts';

/** Options of `buildContent`. */
export interface BuildOptions {
  /** The result of `defineContent`. */
  config: ContentConfig;
  /**
   * The file whose default export is `config`. It is required for parallel and incremental builds.
   * @default none: no cached rows, no threads
   */
  configFile?: string;
  /** Describes the engine if it and `configFile` are part of a bundle instead of installed packages. */
  engine?: BundledEngine | undefined;
  /** The folder that holds the content files. */
  root: string;
  /** Path of the database file to write. */
  output: string;
  /**
   * Folder for built rows and fetched repositories, which the next build reuses.
   * @default `cache` next to `output`
   */
  cache?: string;
  /**
   * Number of threads that parse files; 0 means none.
   * @default one less than the number of cores, at least one
   */
  threads?: number;
  /** Whether drafts are included. Only the development server does this. */
  drafts?: boolean;
  /**
   * Returns the components that authors can use in addition to the built-in ones, or `undefined` if the list is
   * incomplete.
   * @default components are not checked
   */
  components?: (() => Promise<readonly ComponentDescription[] | undefined>) | undefined;
  /**
   * The folder of files that are served unchanged.
   * @default links and media are not checked
   */
  publicFolder?: string | undefined;
  /**
   * Whether warnings about files count as errors.
   * @default the setting in the configuration
   */
  strict?: boolean | undefined;
  /** Called before files are parsed, if at least one file has changed since the last build. */
  onChange?: (() => void) | undefined;
  /** Called with the number of processed files and the number of all files. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Called with a problem that does not stop the build, for example that an older copy of a repository is used.
   * @default prints a warning with `process.emitWarning`
   */
  onWarning?: ((warning: ContentError) => void) | undefined;
}

/** Errors and warnings that a build has found. */
export interface Problems {
  /** Errors. With at least one, the database is not replaced. */
  errors: ContentError[];
  /** Problems that do not stop the build, for example text that is not shown as it was written. */
  warnings: ContentError[];
}

/** The result of `buildContent`. */
export interface BuildResult extends Problems {
  /** Number of rows in the database. */
  rows: number;
  /** Files next to the content that its pages show or link to, and the URLs where they have to be served. */
  assets: Asset[];
  /** Identifies the engine and the configuration; `undefined` without a configuration file. */
  fingerprint?: string | undefined;
}

/**
 * Turns every file into rows of a new database, which replaces the old one only if no file has an error.
 * If the data of the last build is available, the new database starts as a copy and only changes are written.
 */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { output, onWarning = warn } = options;
  assertFolders(options);
  try {
    return await withBuildLock(output, async () => await buildLocked(options), { onWait: onWarning });
  } catch (error) {
    throw explainDiskError(error);
  }
}

/**
 * Throws if a folder of the build cannot be written to. Without a configuration file no rows are cached, so the cache
 * folder is not checked.
 */
export function assertFolders(options: BuildOptions): void {
  assertWritable(dirname(options.output), 'the database');
  if (options.configFile !== undefined) assertWritable(cacheOf(options), 'the cache');
}

async function buildLocked(options: BuildOptions): Promise<BuildResult> {
  const { output, drafts = false } = options;
  const cache = cacheOf(options);
  const next = `${output}.next`;
  removeDatabase(next);
  const builder = await createFileBuilder({ ...options, cache });
  const fingerprint = builder.fingerprint === undefined ? undefined : `${builder.fingerprint} ${drafts}`;
  // If a unique value moves from one row to another, writing the rows one by one would violate the index, so all rows
  // are written to an empty database.
  const isRewritten = Object.values(options.config.collections).some(({ indexes }) =>
    indexes.some(({ unique }) => unique),
  );
  const last = fingerprint === undefined || isRewritten ? undefined : await readLastBuild(cache, output, fingerprint);
  if (last) copyFileSync(output, next, constants.COPYFILE_FICLONE);
  const writer = createSqliteWriter(next);
  try {
    const filled = await fillStore(writer, options, { builder, last });
    const { rows, assets, records, changes, warningData } = filled;
    await writer.finish();
    const allWarnings = [...(await listWarnings(warningData, options)), ...findBuildLinkWarnings(filled, options)];
    const { errors, warnings } = applyStrict(filled.errors, allWarnings, options);
    if (errors.length === 0) {
      if (!last || changes > 0) {
        // A journal left by a killed process belongs to the old file; SQLite would apply it to the new one.
        removeJournal(output);
        renameSync(next, output);
      }
      if (fingerprint !== undefined) await writeLastBuild(cache, output, fingerprint, records);
      if (!last || changes > 0) await builder.prune();
    }
    return { rows, errors, warnings, assets, fingerprint: builder.fingerprint };
  } finally {
    removeDatabase(next);
  }
}

/** Deletes a SQLite database and its journal files. */
export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeJournal(file);
}

function removeJournal(file: string): void {
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}

/** Folder for built rows and fetched repositories, which the next build reuses. */
export function cacheOf({ cache, output }: BuildOptions): string {
  return cache ?? join(dirname(output), 'cache');
}

/** The result of `fillStore`. */
export interface FilledStore extends Omit<BuildResult, 'warnings'> {
  sources: OpenedSource[];
  pathClaims: PathClaims;
  /** Data about each file that the next build needs. */
  records: LastBuild['files'];
  /**
   * Number of files whose rows were written, plus the number of removed rows; 0 means that the database is unchanged.
   */
  changes: number;
  /** Data from which warnings are reported, by file. */
  warningData: Map<string, WarningData>;
  /** All files. */
  tasks: readonly Task[];
}

/** Arguments of `fillStore`. */
export interface FillOptions {
  builder: FileBuilder;
  /** The build whose rows are already in the store. */
  last?: LastBuild | undefined;
  onFile?: FileListener | undefined;
}

/**
 * Called for every file that is built, but not for unchanged files of the last build, with the rows that are stored and
 * with all of its rows including drafts.
 */
export type FileListener = (task: Task, result: PackedResult, all: readonly PackedRow[]) => void | Promise<void>;

/** Writes the rows of all files and collects all errors. */
export async function fillStore(
  writer: WriteStore,
  options: BuildOptions,
  { builder, last, onFile }: FillOptions,
): Promise<FilledStore> {
  const { config, root, onWarning = warn } = options;
  const filled: FilledStore = {
    rows: 0,
    errors: checkConfig(config),
    assets: [],
    sources: [],
    pathClaims: createPathClaims(),
    records: {},
    changes: 0,
    warningData: new Map(),
    tasks: [],
  };
  if (filled.errors.length > 0) return filled;
  for (const [name, collection] of last ? [] : Object.entries(config.collections)) {
    await writer.createCollection(name, buildColumns(collection), collection.indexes);
  }
  const { sources, errors } = await openSources({ config, root, cache: cacheOf(options), onWarning });
  filled.sources = sources;
  filled.errors.push(...errors);
  const tasks = await listTasks(sources, config, filled.errors);
  filled.tasks = tasks;
  for (const warning of findEmptySources(sources, tasks, config, root)) onWarning(warning);
  try {
    await writeFiles(writer, tasks, options, filled, { builder, last, onFile });
  } finally {
    await builder.release();
  }
  return filled;
}

/** Number of files in progress for each thread: enough to keep it busy, few enough to limit memory. */
const FILES_PER_THREAD = 16;

function inFlight(): number {
  return FILES_PER_THREAD * (workerCount() + 1);
}

async function writeFiles(
  writer: WriteStore,
  tasks: readonly Task[],
  { drafts = false, onChange, onProgress }: BuildOptions,
  filled: FilledStore,
  { builder, last, onFile }: FillOptions,
): Promise<void> {
  const rows = createRowWriter(writer);
  const assets = new Map<string, Asset>();
  const reuseOrBuild = async (task: Task) => {
    const record = last?.files[task.file];
    const stamp = stampOf(task);
    if (record && (await isUnchanged(record, stamp, task))) return { task, record };
    return { task, stamp, result: await builder.build(task) };
  };
  let done = 0;
  const changed = last ? tasks.filter((task) => last.files[task.file]?.stamp !== stampOf(task)) : tasks;
  if (changed.length > 0) onChange?.();
  builder.expect(changed.length);
  for await (const { task, record, stamp, result } of mapOrdered(tasks, inFlight(), reuseOrBuild)) {
    const selected = result
      ? claimRows(task, result, drafts, filled.pathClaims)
      : claimKeptRows(task, record, filled.pathClaims);
    if (result) await onFile?.(task, { ...result, ...selected }, result.rows);
    filled.errors.push(...selected.errors);
    if (selected.errors.length === 0) {
      const stored = result ? selected.rows.map(toStoredId) : record.rows;
      if (result) await rows.add(selected.rows);
      else builder.markUsed(record.cacheKey, task);
      filled.changes += Number(result !== undefined);
      const { references, cacheKey, warningData } = result ?? record;
      filled.records[task.file] = {
        stamp: result ? stamp : record.stamp,
        cacheKey,
        rows: stored,
        references,
        warningData,
      };
      // No warnings are reported about a file without stored rows, such as a draft that is left out.
      if (stored.length > 0) filled.warningData.set(task.file, warningData);
      filled.rows += stored.length;
      for (const asset of assetsOf(stored.length > 0 ? { references } : undefined)) assets.set(asset.file, asset);
    }
    done += 1;
    onProgress?.(done, tasks.length);
  }
  await rows.flush();
  const removedRows = last ? findRemovedRows(last.files, filled.records) : [];
  await removeRows(writer, removedRows);
  filled.changes += removedRows.length;
  filled.assets = [...assets.values()];
}

/**
 * Lists the warnings of some files. The known components are loaded only if at least one file has something to check.
 */
export async function listWarnings(
  warningData: ReadonlyMap<string, WarningData>,
  options: Pick<BuildOptions, 'components' | 'config'>,
): Promise<ContentError[]> {
  const relevant = [...warningData].filter(([, { uses, warnings }]) => uses.length + warnings.length > 0);
  if (relevant.length === 0) return [];
  const components = await findComponents(options);
  return relevant.flatMap(([file, data]) => warningsIn(file, data, components, options.config.allow));
}

async function findComponents({ components }: Pick<BuildOptions, 'components'>): Promise<KnownComponents | undefined> {
  const ownComponents = await components?.();
  return ownComponents && knownComponents(ownComponents);
}

/** Turns warnings into errors in strict builds. */
export function applyStrict(
  errors: ContentError[],
  warnings: ContentError[],
  { config, strict = config.strict ?? false }: Pick<BuildOptions, 'config' | 'strict'>,
): Problems {
  return strict ? { errors: [...errors, ...warnings], warnings: [] } : { errors, warnings };
}

/** Whether a file and everything it refers to are unchanged since the last build. */
async function isUnchanged(record: FileRecord, stamp: string | undefined, { base }: Task): Promise<boolean> {
  return stamp !== undefined && stamp === record.stamp && (await areFresh(record.references, base));
}

/** Rows of the last build that no file produces any more. */
function findRemovedRows(before: LastBuild['files'], now: LastBuild['files']): StoredId[] {
  const nameOf = ({ collection, id }: StoredId): string => `${collection} ${id}`;
  const rowsOf = (files: LastBuild['files']): StoredId[] => Object.values(files).flatMap(({ rows }) => rows);
  const current = new Set(rowsOf(now).map(nameOf));
  return rowsOf(before).filter((row) => !current.has(nameOf(row)));
}

/**
 * Returns the rows of a file to store, without drafts unless requested, and its errors. If there are none, its paths
 * and unique values are claimed; for each that another file has claimed, an error is returned.
 */
export function claimRows(
  { file }: Task,
  { rows, errors }: Pick<PackedResult, 'rows' | 'errors'>,
  drafts: boolean,
  pathClaims: PathClaims,
): Pick<PackedResult, 'rows' | 'errors'> {
  const visible = rows.filter(({ draft }) => drafts || !draft);
  return { rows: visible, errors: errors.length > 0 ? errors : pathClaims.claim(file, visible.map(toStoredId)) };
}

/** Unchanged rows still claim their paths, because a new file may have the same one. */
function claimKeptRows(
  { file }: Task,
  { rows }: FileRecord,
  pathClaims: PathClaims,
): Pick<PackedResult, 'rows' | 'errors'> {
  return { rows: [], errors: pathClaims.claim(file, rows) };
}

/** Lists the assets that rows of a file refer to. */
export function assetsOf(result: Pick<PackedResult, 'references'> | undefined): Asset[] {
  return (result?.references ?? []).flatMap(({ file, url }) => (url === undefined ? [] : [{ file, url }]));
}
