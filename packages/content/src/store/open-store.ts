import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { ReadStore } from './store.ts';
import { parseStoreScheme } from './store-url.ts';

export interface OpenStoreOptions {
  /** A shared database, as RECTO_DATABASE_URL names it; without one the file of the build answers. */
  url?: string | undefined;
  /** The database file of the build. */
  file: string;
}

/** The store a server reads, chosen by the scheme of the URL. A driver is loaded only when it is chosen. */
export async function openStore({ url, file }: OpenStoreOptions): Promise<ReadStore> {
  if (url === undefined || url === '') return openSqlite(file);
  return parseStoreScheme(url) === 'postgres' ? await openPostgres(url) : await openLibsql(url);
}
