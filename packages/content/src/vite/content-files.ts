import { join } from 'node:path';
import type { ContentFile } from '../dump/content-file.ts';
import { listSearchFiles } from '../endpoints/search-endpoints.ts';
import { openSearchFolder } from '../search-index/search-folder.ts';
import { createSearchIndexes } from '../search-index/search-indexes.ts';
import { listSearched } from '../search/searched.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildOptions } from './build-database.ts';
import { listDumpFiles } from './dump-files.ts';
import { openKeptPieces } from './kept-pieces.ts';
import type { ContentPaths } from './paths.ts';

export interface ContentFilesOptions {
  /**
   * The folder of search indexes that were built already.
   * @default none: they are made
   */
  search?: string | undefined;
  /**
   * The folder of what is kept for the next build.
   * @default none: all dumps are made whole
   */
  cache?: string | undefined;
}

/**
 * What browsers read of the content where a site is hosted as files: versions, dumps and the parts of the search index.
 * A file can be read until the next one is asked for.
 */
export async function* listContentFiles(
  paths: Pick<ContentPaths, 'database' | 'content' | 'contentConfig'>,
  { search, cache }: ContentFilesOptions = {},
): AsyncGenerator<ContentFile> {
  const { config } = await buildOptions(paths);
  const store = openSqlite(paths.database);
  const searched = listSearched(config);
  const indexes = search === undefined ? createSearchIndexes(store, searched) : openSearchFolder(search, searched);
  const kept = cache === undefined ? undefined : openKeptPieces(join(cache, 'dumps.sqlite'));
  try {
    yield* listDumpFiles(store, config.locales, kept);
    yield* listSearchFiles(indexes, searched.locales);
  } finally {
    kept?.close();
    indexes.close?.();
    await store.close();
  }
}
