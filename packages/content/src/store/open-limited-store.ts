import { openLibsql } from './libsql.ts';
import { openLimitedSqlite } from './limited-sqlite.ts';
import type { OpenStoreOptions } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { limitStore, resolveLimits } from './question-limits.ts';
import type { QuestionLimitOptions } from './question-limits.ts';
import type { ReadStore } from './store.ts';
import { fileOfUrl, parseStoreScheme } from './store-url.ts';

/**
 * The store for questions that come from outside, beside the one for a server's own: whatever is asked,
 * the server goes on, and no question takes longer than its time.
 */
export async function openLimitedStore({
  url,
  file,
  ...options
}: OpenStoreOptions & QuestionLimitOptions): Promise<ReadStore> {
  if (url === undefined || url === '') return openLimitedSqlite(file, options);
  const limits = resolveLimits(options);
  const scheme = parseStoreScheme(url);
  // The driver of libSQL reads a file in the thread that asks; to SQLite it is a file like any other.
  if (scheme === 'file') return openLimitedSqlite(fileOfUrl(url), limits);
  const store = scheme === 'postgres' ? await openPostgres(url, limits) : await openLibsql(url);
  return limitStore(store, limits);
}
