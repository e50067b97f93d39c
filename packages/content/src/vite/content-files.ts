import { join } from 'node:path';
import type { ContentFile } from '../dump/content-file.ts';
import { listSearchFiles } from '../endpoints/search-endpoints.ts';
import { openSearchFolder } from '../search-index/search-folder.ts';
import { createSearchIndexes } from '../search-index/search-indexes.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildOptions } from './build-database.ts';
import { listDumpFiles } from './dump-files.ts';
import { openPieceCache } from './piece-cache.ts';
import type { ContentPaths } from './paths.ts';

/** Options of `listContentFiles`. */
export interface ContentFilesOptions {
  /**
   * Folder of search indexes that were built already.
   * @default none: the indexes are built
   */
  search?: string | undefined;
  /**
   * Folder for data that is reused by the next build.
   * @default none: all dumps are written completely
   */
  cache?: string | undefined;
}

/**
 * Lists the content files that browsers read if a site is hosted as static files: versions, dumps and the parts of the
 * search indexes. A file must be read before the next one is requested from the generator.
 */
export async function* listContentFiles(
  paths: Pick<ContentPaths, 'database' | 'content' | 'contentConfig'>,
  { search, cache }: ContentFilesOptions = {},
): AsyncGenerator<ContentFile> {
  const { config } = await buildOptions(paths);
  const store = openSqlite(paths.database);
  const searchScope = searchScopeOf(config);
  const indexes =
    search === undefined ? createSearchIndexes(store, searchScope) : openSearchFolder(search, searchScope);
  const pieceCache = cache === undefined ? undefined : openPieceCache(join(cache, 'dumps.sqlite'));
  try {
    yield* listDumpFiles(store, config.locales, pieceCache);
    yield* listSearchFiles(indexes, searchScope.locales);
  } finally {
    pieceCache?.close();
    indexes.close?.();
    await store.close();
  }
}
