import { ContentError } from '../errors.ts';
import { openLibsql } from './libsql.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { ReadStore } from './store.ts';

interface OpenStoreOptions {
  /** A shared database, as RECTO_DATABASE_URL names it; without one the file of the build answers. */
  url?: string | undefined;
  /** The database file of the build. */
  file: string;
}

/** The store a server reads, chosen by the scheme of the URL. A driver is loaded only when it is chosen. */
export async function openStore({ url, file }: OpenStoreOptions): Promise<ReadStore> {
  if (url === undefined || url === '') return openSqlite(file);
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(url)?.[0].toLowerCase();
  switch (scheme) {
    case 'postgres:':
    case 'postgresql:':
      return openPostgres(url);
    case 'libsql:':
    case 'file:':
      return openLibsql(url);
    default:
      throw new ContentError(
        'store/unknown-url',
        scheme === undefined
          ? `The database URL "${url}" has no scheme.`
          : `A database URL cannot start with "${scheme}".`,
        'Set RECTO_DATABASE_URL to a postgres:, postgresql:, libsql: or file: URL, or leave it unset to read the file of the build.',
      );
  }
}
