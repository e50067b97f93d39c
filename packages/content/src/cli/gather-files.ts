import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillStore, applyStrict, listWarnings } from '../build/build-content.ts';
import type { BuildOptions, FileListener } from '../build/build-content.ts';
import { createFileBuilder } from '../build/file-builder.ts';
import { listCollectionPaths } from '../build/link-warnings.ts';
import type { WarningData } from '../build/warning-data.ts';
import { unpackFields } from '../build/packed-row.ts';
import { buildColumns } from '../collections/columns.ts';
import type { Columns } from '../collections/columns.ts';
import type { Task } from '../build/list-tasks.ts';
import { inspectFile } from '../check/checked-file.ts';
import type { CheckedFile } from '../check/checked-file.ts';
import { hashSource } from '../check/hash-source.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { parseFilePath } from '../parse/paths.ts';
import { createSqliteWriter } from '../store/sqlite.ts';

/** The result of `gatherFiles`. */
export interface GatheredFiles {
  files: CheckedFile[];
  /** Errors that would make a build fail. */
  errors: ContentError[];
  /** URLs that a build publishes assets at. */
  assets: Set<string>;
  /** Problems that would not make a build fail, including those in drafts. */
  warnings: ContentError[];
}

/**
 * Builds the content in a temporary database, and collects the data of every file that checks need, including drafts.
 */
export async function gatherFiles(options: Omit<BuildOptions, 'output'> & { cache: string }): Promise<GatheredFiles> {
  const { config } = options;
  const builder = await createFileBuilder(options);
  const folder = mkdtempSync(join(tmpdir(), 'recto-check-'));
  const output = join(folder, 'content.sqlite');
  const gathered: GatheredFiles = { files: [], errors: [], assets: new Set(), warnings: [] };
  const warningData = new Map<string, WarningData>();
  const columnsOf = (collection: string): Columns => {
    const definition = config.collections[collection];
    return definition ? buildColumns(definition) : {};
  };
  const onFile: FileListener = async (task, { references, warningData: data }, rows) => {
    warningData.set(task.file, data);
    for (const { url } of references) if (url !== undefined) gathered.assets.add(url);
    const text = new TextDecoder().decode(await task.read());
    const { locale, draft } = pathInfoOf(task, config);
    gathered.files.push(
      inspectFile({
        file: task.file,
        text,
        locale,
        draft: draft || rows.some((row) => row.draft),
        paths: listCollectionPaths(task.owners, config),
        hash: await hashSource(text),
        rows: rows.map((row) => unpackFields(row, columnsOf(row.collection))),
      }),
    );
  };
  const writer = createSqliteWriter(output);
  try {
    const { errors } = await fillStore(writer, { ...options, output }, { builder, onFile: onFile });
    return { ...gathered, ...applyStrict(errors, await listWarnings(warningData, options), options) };
  } catch (error) {
    // A row that cannot be stored stops the build; with only some of the files, nothing can be checked.
    if (error instanceof ContentError) return { files: [], errors: [error], assets: new Set(), warnings: [] };
    throw error;
  } finally {
    await writer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function pathInfoOf({ owners: [owner], file }: Task, config: ContentConfig): ReturnType<typeof parseFilePath> {
  return parseFilePath(owner?.urlPath ?? file, config);
}
