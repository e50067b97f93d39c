import { resolve } from 'node:path';
import { ContentError } from '../errors.ts';

/** The kind of database of a URL: a PostgreSQL server, a libSQL server, or a libSQL file. */
export type StoreScheme = 'postgres' | 'libsql' | 'file';

const SCHEMES: Record<string, StoreScheme> = {
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
  'libsql:': 'libsql',
  'file:': 'file',
};

/** Returns the kind of database of RECTO_DATABASE_URL. Throws for an unsupported URL, without its password. */
export function parseStoreScheme(url: string): StoreScheme {
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(url)?.[0].toLowerCase();
  const driver = SCHEMES[scheme ?? ''];
  if (driver) return driver;
  throw new ContentError(
    'store/unknown-url',
    scheme === undefined ? 'The database URL has no scheme.' : `A database URL cannot start with "${scheme}".`,
    'Set RECTO_DATABASE_URL to a postgres:, postgresql:, libsql: or file: URL, or leave it unset to read the file of the build.',
  );
}

/** Returns the path of a `file:` URL. As in libSQL, it may be relative: `file:data/content.db`. */
export function fileOfUrl(url: string): string {
  const path = /^file:(?:\/\/[^/?#]*)?([^?#]*)/iu.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}
