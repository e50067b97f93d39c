import { existsSync } from 'node:fs';
import { ContentError } from '../errors.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { isDevRunning } from '../store/dev-process.ts';
import type { PathOptions } from './paths.ts';
import { resolvePaths, showPath } from './paths.ts';

interface OpenDatabase {
  store: ReadStore;
  file: string;
  /** Appended to the name of the file if it belongs to a running development server. */
  note: string;
}

/**
 * Opens a database read-only: the one in the options, else that of a running development server, else that of the last
 * build.
 */
export function openDatabase(options: PathOptions, folder: string): OpenDatabase {
  const { database, devDatabase } = resolvePaths(options, folder);
  const isDev = options.database === undefined && isDevRunning(devDatabase) && existsSync(devDatabase);
  const file = isDev ? devDatabase : database;
  if (existsSync(file)) {
    return { store: openSqlite(file), file, note: isDev ? ' of the running dev server' : '' };
  }
  throw new ContentError(
    'store/missing',
    `There is no database ${showPath(file, folder)}.`,
    'Run "recto build" first, or specify another file with --database.',
  );
}
