import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildContent, cacheOf } from '../build/build-content.ts';
import type { BuildOptions, BuildResult } from '../build/build-content.ts';
import { buildSearch, searchForm } from '../search-index/build-search.ts';
import type { BuiltSearch } from '../search-index/build-search.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { listSearched } from '../search/searched.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readVersions } from './dump-files.ts';
import type { ContentPaths } from './paths.ts';

export interface BuiltDatabase extends Pick<BuildResult, 'rows' | 'assets' | 'warnings'> {
  /** Versions of the collections. */
  versions: Readonly<Record<string, string>>;
  /** What search indexes are, the rows aside. */
  searchForm: string;
  /** Makes the search indexes. */
  buildSearch: () => Promise<BuiltSearch>;
}

/** What every build of this site's content has in common. */
export async function buildOptions({
  content,
  database,
  contentConfig,
}: Omit<ContentPaths, 'devDatabase'>): Promise<BuildOptions> {
  // Node keeps a module for good; one that was edited is another.
  const { href } = new URL(`?t=${statSync(contentConfig).mtimeMs}`, pathToFileURL(contentConfig));
  const { default: config } = (await import(href)) as { default?: ContentConfig };
  if (!config) throw noConfig(contentConfig);
  return {
    config,
    configFile: contentConfig,
    root: content,
    output: database,
    cache: join(dirname(database), 'cache'),
    onWarning: ({ message, hint, file }) => {
      console.warn(`${file === undefined ? '' : `${file}: `}warning: ${message}\n  ${hint}`);
    },
  };
}

/** Builds the database; all faults make one error, whose `errors` they are. */
export async function buildDatabase(
  paths: Omit<ContentPaths, 'devDatabase'>,
  options: Pick<BuildOptions, 'engine' | 'components' | 'strict' | 'onProgress' | 'onWarning'> = {},
): Promise<BuiltDatabase> {
  const all = { ...(await buildOptions(paths)), ...options };
  const { rows, assets, faults, warnings, fingerprint = '' } = await buildContent(all).catch(failWithHint);
  if (faults.length > 0) {
    for (const warning of warnings) all.onWarning?.(warning);
    throw new AggregateError(
      faults,
      `${faults.length} fault(s) in the content:\n\n${faults.map(String).join('\n\n')}\n`,
    );
  }
  const store = openSqlite(paths.database);
  const versions = await readVersions(store);
  await store.close();
  const searched = listSearched(all.config);
  return {
    rows,
    assets,
    warnings,
    versions,
    searchForm: searchForm(searched),
    buildSearch: async () =>
      await buildSearch({
        database: paths.database,
        searched,
        cache: cacheOf(all),
        fingerprint,
      }),
  };
}

/** Vite shows the message of an error alone. */
function failWithHint(error: unknown): never {
  throw error instanceof ContentError ? new Error(`${String(error)}\n`, { cause: error }) : error;
}

function noConfig(file: string): ContentError {
  return new ContentError(
    'config/default',
    'The configuration of the content has no default export.',
    'End it with: export default defineContent({ … }).',
    { file },
  );
}
