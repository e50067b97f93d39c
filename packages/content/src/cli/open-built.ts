import { existsSync } from 'node:fs';
import { ContentError } from '../errors.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { showPath } from './paths.ts';

/** The database that a build has made, read-only. */
export function openBuilt(file: string, folder: string): ReadStore {
  if (existsSync(file)) return openSqlite(file);
  throw new ContentError(
    'store/missing',
    `There is no database ${showPath(file, folder)}.`,
    'Run "recto build" first, or name another one with --database.',
  );
}
