import { openLibsql } from './libsql.ts';
import { limitRemoteStore } from './limit-remote-store.ts';
import { openLimitedSqlite } from './limited-sqlite.ts';
import type { LimitedStore } from './limited-store.ts';
import type { OpenStoreOptions } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { resolveQueryLimits } from './query-limits.ts';
import type { QueryLimits } from './query-limits.ts';
import { fileOfUrl, parseStoreScheme } from './store-url.ts';

/** Default number of queries that run at the same time on a remote database. */
export const RUNNING_REMOTE = 8;

/**
 * Opens the store for queries from the network, which is separate from the store for queries of the site itself: no
 * query can block the server, and every query has a time limit.
 */
export async function openLimitedStore({
  url,
  file,
  ...options
}: OpenStoreOptions & QueryLimits): Promise<LimitedStore> {
  if (url === undefined || url === '') return openLimitedSqlite(file, options);
  const scheme = parseStoreScheme(url);
  // The driver of libSQL would read the file in the calling thread; SQLite can open the same file.
  if (scheme === 'file') return openLimitedSqlite(fileOfUrl(url), options);
  const limits = resolveQueryLimits({ running: RUNNING_REMOTE, ...options });
  const store = scheme === 'postgres' ? await openPostgres(url, limits) : await openLibsql(url, limits);
  return limitRemoteStore(store, limits);
}
