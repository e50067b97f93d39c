import { resolve } from 'node:path';
import { ContentError } from '../errors.ts';

/** What kind of database a URL names: a server of PostgreSQL or libSQL, or a file of libSQL. */
export type StoreScheme = 'postgres' | 'libsql' | 'file';

const SCHEMES: Record<string, StoreScheme> = {
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
  'libsql:': 'libsql',
  'file:': 'file',
};

/** Reads the scheme of RECTO_DATABASE_URL; a URL that no driver takes is refused. It may hold a password, so it is not repeated. */
export function parseStoreScheme(url: string): StoreScheme {
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(url)?.[0].toLowerCase();
  const known = SCHEMES[scheme ?? ''];
  if (known) return known;
  throw new ContentError(
    'store/unknown-url',
    scheme === undefined ? 'The database URL has no scheme.' : `A database URL cannot start with "${scheme}".`,
    'Set RECTO_DATABASE_URL to a postgres:, postgresql:, libsql: or file: URL, or leave it unset to read the file of the build.',
  );
}

/** The file that a `file:` URL names. Unlike others, it may be relative: libSQL reads `file:data/content.db` so. */
export function fileOfUrl(url: string): string {
  const path = /^file:(?:\/\/[^/?#]*)?([^?#]*)/iu.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}
