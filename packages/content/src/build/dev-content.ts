import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentError } from '../errors.ts';
import { createSqliteWriter } from '../store/sqlite.ts';
import { realFileInside } from './assets.ts';
import {
  assertFolders,
  assetsOf,
  cacheOf,
  fillStore,
  applyStrict,
  listWarnings,
  removeDatabase,
  claimRows,
} from './build-content.ts';
import type { BuildOptions, Problems } from './build-content.ts';
import { findLinkWarnings, toLinkedFile } from './link-warnings.ts';
import { noWarningData } from './warning-data.ts';
import type { WarningData } from './warning-data.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { createFileBuilder } from './file-builder.ts';
import type { FileBuilder } from './file-builder.ts';
import { mergeTask, taskOf } from './list-tasks.ts';
import type { Task } from './list-tasks.ts';
import { toStoredId } from './row-writer.ts';
import type { StoredId } from './row-writer.ts';
import { isMissing, listFiles, toFileName } from './source-files.ts';
import { hasOnlyBrokenLinks, findFallbackRows } from './fallback-rows.ts';

/** Tolerance for file times, which are less precise than the clock of the process. */
const CLOCK_MARGIN_MS = 100;

/** The search for deleted files checks every file, so it runs at most once in this time when many files are added. */
const DELETED_CHECK_INTERVAL_MS = 200;

/** A change that the development server has processed: rows were stored or removed, or a file has errors. */
export type Change =
  | { kind: 'stored'; file: string; paths: string[] }
  | { kind: 'error'; file: string; errors: ContentError[] };

/** The state of a file since its last change. */
interface FileState {
  task: Task;
  /** Its rows in the database. If the file has errors, they are usually those of its last version without errors. */
  rows: StoredId[];
  references: PackedResult['references'];
  errors: ContentError[];
  warningData: WarningData;
  isDraft: boolean;
}

/**
 * Creates a database that is updated when files change. A file with errors keeps the rows of its last version without
 * errors, unless its only errors are broken links and images.
 */
export async function createDevContent(options: BuildOptions) {
  const { config, output, publicFolder } = options;
  assertFolders(options);
  removeDatabase(output);
  const writer = createSqliteWriter(output);
  const files = new Map<string, FileState>();
  const builder = ignoreMissingFiles(
    await createFileBuilder({ ...options, cache: cacheOf(options), drawsInThread: true }),
  );
  const startedAt = Date.now();
  const broken: { task: Task; result: PackedResult }[] = [];
  const filled = await fillStore(
    writer,
    { ...options, drafts: true },
    {
      builder,
      onFile(task, result) {
        const { rows, references, errors, warningData } = result;
        const stored = errors.length === 0 ? rows.map(toStoredId) : [];
        files.set(task.file, { task, rows: stored, references, errors, warningData, isDraft: hasDraft(rows) });
        if (errors.length > 0) broken.push({ task, result });
      },
    },
  );
  const otherErrors = filled.errors.filter(({ file }) => file === undefined || !files.has(file));

  const errors = (): ContentError[] => [...otherErrors, ...[...files.values()].flatMap((state) => state.errors)];

  /** Returns the task of a file with all collections that include it, or `undefined` if there are none. */
  const findTask = (absolute: string): Task | undefined => {
    const tasks = new Map<string, Task>();
    for (const source of filled.sources) {
      if (source.base === undefined) continue;
      const key = toFileName(source.base, absolute);
      const task = taskOf(source, key, config);
      if (task) mergeTask(tasks, absolute, task);
    }
    return [...tasks.values()][0];
  };

  const replaceRows = async (before: readonly StoredId[], result: PackedResult): Promise<void> => {
    const newIds = new Set(result.rows.map(({ row }) => row.id));
    await writer.transaction(async () => {
      for (const [collection, previous] of Map.groupBy(before, (row) => row.collection)) {
        // If a unique value moves from one row of a file to another, writing the rows one by one would violate the
        // index, so all rows are removed first.
        const hasUnique = previous.some(({ uniqueValues }) => uniqueValues !== undefined);
        const ids = previous.map(({ id }) => id).filter((id) => hasUnique || !newIds.has(id));
        if (ids.length > 0) await writer.remove(collection, ids);
      }
      for (const [collection, rows] of Map.groupBy(result.rows, (built) => built.collection)) {
        await writer.put(
          collection,
          rows.map(({ row }) => row),
        );
      }
    });
  };

  /**
   * Stores the rows of a file with errors, unless another file already has one of their paths. Returns the rows that
   * are then stored for the file.
   */
  const storeInvalidRows = async (
    { file }: Task,
    before: readonly StoredId[],
    result: PackedResult,
    rows: readonly PackedRow[],
  ): Promise<StoredId[]> => {
    const ids = rows.map(toStoredId);
    filled.pathClaims.release(file);
    const taken = filled.pathClaims.claim(file, ids);
    if (rows.length === 0 || taken.length > 0) {
      filled.pathClaims.claim(file, before);
      return [...before];
    }
    await replaceRows(before, { ...result, rows: [...rows] });
    return ids;
  };

  /**
   * A file with errors keeps its last valid rows, if it has any. New text is still shown if its only errors are broken
   * links and images.
   */
  const storeFileWithErrors = async (
    task: Task,
    before: readonly StoredId[],
    result: PackedResult,
  ): Promise<Change[]> => {
    const { file } = task;
    const { references, errors, warningData } = result;
    const isUsable = hasOnlyBrokenLinks(result);
    const fallback = isUsable || before.length > 0 ? result.rows : await findFallbackRows(task, errors, builder);
    const rows = isUsable || before.length === 0 ? await storeInvalidRows(task, before, result, fallback) : [...before];
    files.set(file, { task, rows, references, errors, warningData, isDraft: hasDraft(result.rows) });
    const isChanged = isUsable || rows.length !== before.length;
    return [
      ...(isChanged ? [{ kind: 'stored', file, paths: pathsOf([...before, ...rows]) } as const] : []),
      { kind: 'error', file, errors },
    ];
  };

  const store = async (task: Task): Promise<Change[]> => {
    const { file } = task;
    const before = files.get(file)?.rows ?? [];
    const result = await builder.build(task);
    // Releases the file's own paths, so that it or other files can claim them.
    if (result.errors.length === 0) filled.pathClaims.release(file);
    const { rows, errors } = claimRows(task, result, true, filled.pathClaims);
    const { references, warningData } = result;
    if (errors.length > 0) return await storeFileWithErrors(task, before, { ...result, errors });
    await replaceRows(before, { ...result, rows });
    files.set(file, { task, rows: rows.map(toStoredId), references, errors, warningData, isDraft: hasDraft(rows) });
    return [{ kind: 'stored', file, paths: pathsOf([...before, ...rows.map(toStoredId)]) }];
  };

  for (const { task, result } of broken) await storeFileWithErrors(task, [], result);
  await builder.release();

  const remove = async (state: FileState): Promise<Change> => {
    const { file } = state.task;
    filled.pathClaims.release(file);
    files.delete(file);
    await replaceRows(state.rows, { rows: [], references: [], errors: [], warningData: noWarningData() });
    return { kind: 'stored', file, paths: pathsOf(state.rows) };
  };

  let checkedForDeletedAt = 0;
  /** Files that do not exist any more. */
  const listDeleted = (): FileState[] =>
    [...files.values()].filter(({ task: { location } }) => location !== undefined && !existsSync(location));

  /** Paths of the current assets, by URL. */
  const assets = (): Map<string, string> =>
    new Map([...files.values()].flatMap((state) => assetsOf(state)).map(({ file, url }) => [url, file]));

  /** Warnings about links; `undefined` after a change of content or of the public folder. */
  let knownLinkWarnings: ContentError[] | undefined;
  const linkWarnings = (): ContentError[] => {
    if (publicFolder === undefined) return [];
    if (knownLinkWarnings) return knownLinkWarnings;
    const linked = [...files.values()].map(({ task, warningData, isDraft }) =>
      toLinkedFile(task, warningData.links ?? {}, isDraft, config),
    );
    knownLinkWarnings = findLinkWarnings(linked, { config, publicFolder, assets: assets().keys() });
    return knownLinkWarnings;
  };

  const includedFiles = (): string[] => [
    ...new Set(
      [...files.values()]
        .flatMap(({ references }) => references.filter(({ hash }) => hash !== undefined))
        .map(({ file }) => file),
    ),
  ];

  /**
   * Files that refer to the changed file, or have an error because another file, perhaps the changed one, used the same
   * path or unique value.
   */
  const dependents = (absolute: string, file: string | undefined): Task[] =>
    [...files.values()]
      .filter(({ task }) => task.file !== file)
      .filter(
        ({ references, errors }) =>
          references.some((reference) => reference.file === absolute) ||
          errors.some(({ code }) => code === 'page/taken' || code === 'row/not-unique'),
      )
      .map(({ task }) => task);

  return {
    rows: filled.rows,
    errors,

    /** Returns all current errors and warnings. With `strict`, warnings are errors. */
    async problems(): Promise<Problems> {
      const warningData = new Map([...files.values()].map((state) => [state.task.file, state.warningData]));
      return applyStrict(errors(), [...(await listWarnings(warningData, options)), ...linkWarnings()], options);
    },

    assets,

    /**
     * Processes an added, edited or deleted file, and the files that depend on it. Returns no changes if it is not
     * content and no content depends on it.
     */
    async processChange(absolute: string): Promise<Change[]> {
      const task = findTask(absolute);
      const state = task && files.get(task.file);
      const changes: Change[] = [];
      // A renamed file is reported as added before its old name is reported as deleted. Without this check, pages would
      // show it twice in the meantime.
      if (task && !state && Date.now() - checkedForDeletedAt > DELETED_CHECK_INTERVAL_MS) {
        for (const deleted of listDeleted()) changes.push(await remove(deleted));
        checkedForDeletedAt = Date.now();
      }
      if (task?.base !== undefined && (await realFileInside(absolute, task.base)) !== undefined)
        changes.push(...(await store(task)));
      else if (state) changes.push(await remove(state));
      for (const other of dependents(absolute, task?.file)) changes.push(...(await store(other)));
      if (changes.length > 0 || (publicFolder !== undefined && absolute.startsWith(publicFolder)))
        knownLinkWarnings = undefined;
      // Writes the cache, so that the next start can use it even if this process is killed.
      await builder.release();
      return changes;
    },

    /**
     * Files that were saved, added or deleted since the content was read, according to file times. A watcher does not
     * report changes before it is ready.
     */
    async changedSinceStart(): Promise<string[]> {
      const changed: string[] = [];
      for (const base of new Set(filled.sources.flatMap((source) => source.base ?? []))) {
        for (const name of await listFiles(base).catch(() => [])) {
          const { ctimeMs = 0 } = (await stat(join(base, name)).catch(() => undefined)) ?? {};
          if (ctimeMs >= startedAt - CLOCK_MARGIN_MS) changed.push(join(base, name));
        }
      }
      for (const file of includedFiles()) {
        const { ctimeMs = 0 } = (await stat(file).catch(() => undefined)) ?? {};
        if (ctimeMs >= startedAt - CLOCK_MARGIN_MS) changed.push(file);
      }
      changed.push(...listDeleted().flatMap(({ task }) => task.location ?? []));
      return changed;
    },

    /** Files whose content is included in code blocks; they may be outside of all watched folders. */
    includedFiles,

    /** Folders of all sources, which have to be watched; some may be outside of the content folder. */
    folders: () => [
      ...new Set(
        filled.sources.flatMap(({ base, source }) => (source.kind === 'folder' && base !== undefined ? [base] : [])),
      ),
    ],

    close: async (): Promise<void> => {
      await writer.close();
    },
  };
}

/** A file that is deleted, moved or replaced by a folder while it is read produces no rows. */
function ignoreMissingFiles(builder: FileBuilder): FileBuilder {
  return {
    ...builder,
    async build(task) {
      try {
        return await builder.build(task);
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { rows: [], references: [], errors: [], warningData: noWarningData(), cacheKey: '' };
      }
    },
  };
}

function hasDraft(rows: readonly PackedRow[]): boolean {
  return rows.some(({ draft }) => draft);
}

function pathsOf(rows: readonly StoredId[]): string[] {
  // Only the `pathOrId` of a page is a path.
  return [...new Set(rows.map(({ pathOrId }) => pathOrId).filter((pathOrId) => pathOrId.startsWith('/')))];
}
