import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { ReadStore } from './store.ts';
import { parseStoreScheme } from './store-url.ts';

/** Options of `openStore`. */
export interface OpenStoreOptions {
  /** URL of a shared database, as in RECTO_DATABASE_URL; without it, the file of the build is read. */
  url?: string | undefined;
  /** The database file of the build. */
  file: string;
}

/** Opens the store of a server by the scheme of the URL. Only the driver of that database is loaded. */
export async function openStore({ url, file }: OpenStoreOptions): Promise<ReadStore> {
  if (url === undefined || url === '') return openSqlite(file);
  return parseStoreScheme(url) === 'postgres' ? await openPostgres(url) : await openLibsql(url);
}
