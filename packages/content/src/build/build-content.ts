import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { createHighlight } from '../parse/highlight.ts';
import { createSqliteWriter } from '../store/sqlite.ts';
import type { SqliteWriter } from '../store/sqlite.ts';
import { buildRow } from './build-row.ts';
import { listFiles, matchesSource, readSource } from './source-files.ts';

export interface BuildOptions {
  config: ContentConfig;
  /** The folder that holds the content files. */
  root: string;
  /** Where the database goes. */
  output: string;
  /** Drafts leave no build; a dev server shows them. */
  drafts?: boolean;
  /** How many files of how many are rows by now. */
  onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  rows: number;
  faults: ContentError[];
}

const highlight = createHighlight();

/** Turns every file into rows of a new database, and puts it in place only when no file has a fault. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { output } = options;
  const next = `${output}.next`;
  mkdirSync(dirname(output), { recursive: true });
  rmSync(next, { force: true });
  const writer = createSqliteWriter(next);
  const result = await fillStore(writer, options);
  writer.finish();
  if (result.faults.length > 0) rmSync(next, { force: true });
  else renameSync(next, output);
  return result;
}

/** Writes the rows of all files and gathers every fault on the way. */
export async function fillStore(writer: SqliteWriter, options: BuildOptions): Promise<BuildResult> {
  const { config, root, onProgress } = options;
  const files = await listFiles(root);
  const faults: ContentError[] = [];
  let rows = 0;
  for (const [name, collection] of Object.entries(config.collections)) {
    writer.createCollection(name, buildColumns(collection));
  }
  for (const [index, file] of files.entries()) {
    try {
      rows += await storeFile(writer, file, options);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error);
    }
    onProgress?.(index + 1, files.length);
  }
  return { rows, faults };
}

/** Stores one file in each collection it belongs to, and says in how many. */
export async function storeFile(writer: SqliteWriter, file: string, options: BuildOptions): Promise<number> {
  const { config, root, drafts = false } = options;
  const owners = collectionsOf(file, config);
  if (owners.length === 0) return 0;
  const text = await readSource(root, file);
  let stored = 0;
  for (const [name, collection] of owners) {
    const row = await buildRow({ name, collection, file, text, locales: config.locales, highlight });
    if (row.draft && !drafts) continue;
    writer.put(name, buildColumns(collection), row);
    stored += 1;
  }
  return stored;
}

export function collectionsOf(file: string, config: ContentConfig): [string, Collection][] {
  return Object.entries(config.collections).filter(([, { source }]) => matchesSource(file, source, config.locales));
}

/** Name of a file's row, in whatever collection. */
export function rowId(collection: string, file: string): string {
  return `${collection}/${file}`;
}
