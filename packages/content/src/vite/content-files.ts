import { VERSIONS_FILE } from '../dump/addresses.ts';
import { listSearchFiles } from '../endpoints/search-endpoints.ts';
import { listSearched } from '../search/searched.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildOptions } from './build-database.ts';
import { listDumpFiles, readVersions } from './dump-files.ts';
import type { ContentPaths } from './paths.ts';

/** What browsers read of the content where a site is hosted as files: versions, dumps and the parts of the search index. */
export async function* listContentFiles(paths: ContentPaths): AsyncGenerator<{ address: string; text: string }> {
  const { config } = await buildOptions(paths);
  const store = openSqlite(paths.database);
  try {
    yield { address: VERSIONS_FILE, text: JSON.stringify(await readVersions(store)) };
    yield* listDumpFiles(store, config.locales);
    yield* listSearchFiles(store, listSearched(config));
  } finally {
    await store.close();
  }
}
