import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildContent, cacheOf } from '../build/build-content.ts';
import type { BuildOptions, BuildResult } from '../build/build-content.ts';
import { buildSearch, hashSearchFormat } from '../search-index/build-search.ts';
import type { BuiltSearch } from '../search-index/build-search.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readVersions } from './dump-files.ts';
import type { ContentPaths } from './paths.ts';

/** The result of building the database. */
export interface BuiltDatabase extends Pick<BuildResult, 'rows' | 'assets' | 'warnings'> {
  /** Versions of the collections by name. */
  versions: Readonly<Record<string, string>>;
  /** Hash of everything that search indexes depend on besides the rows. */
  searchFormat: string;
  /** Builds the search indexes. */
  buildSearch: () => Promise<BuiltSearch>;
}

/** Loads `content.config.ts` and returns the options of all builds of the content. */
export async function buildOptions({
  content,
  database,
  contentConfig,
}: Omit<ContentPaths, 'devDatabase'>): Promise<BuildOptions> {
  // Node never reloads a module from the same URL, so the time of the last edit is added.
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

/** Builds the database. All content errors are thrown as the `errors` of one `AggregateError`. */
export async function buildDatabase(
  paths: Omit<ContentPaths, 'devDatabase'>,
  options: Pick<
    BuildOptions,
    'engine' | 'components' | 'publicFolder' | 'strict' | 'onChange' | 'onProgress' | 'onWarning'
  > = {},
): Promise<BuiltDatabase> {
  const all = { ...(await buildOptions(paths)), ...options };
  const { rows, assets, errors, warnings, fingerprint = '' } = await buildContent(all).catch(failWithHint);
  if (errors.length > 0) {
    for (const warning of warnings) all.onWarning?.(warning);
    throw new AggregateError(
      errors,
      `${errors.length} error(s) in the content:\n\n${errors.map(String).join('\n\n')}\n`,
    );
  }
  const store = openSqlite(paths.database);
  const versions = await readVersions(store);
  await store.close();
  const searchScope = searchScopeOf(all.config);
  return {
    rows,
    assets,
    warnings,
    versions,
    searchFormat: hashSearchFormat(searchScope),
    buildSearch: async () =>
      await buildSearch({
        database: paths.database,
        searchScope,
        cache: cacheOf(all),
        fingerprint,
      }),
  };
}

/** Adds the hint to the message of an error, because Vite shows only the message. */
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
