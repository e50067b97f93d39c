import { createSearcher } from '../search/find/create-searcher.ts';
import type { Searcher, SearchResponse } from '../search/find/create-searcher.ts';
import type { SearchScope } from '../search/search-scope.ts';
import type { ReadStore } from '../store/store.ts';
import { openSearchFolder } from '../search-index/search-folder.ts';
import { createSearchIndexes } from '../search-index/search-indexes.ts';
import type { SearchIndex, SearchIndexes } from '../search-index/search-indexes.ts';

/** Options of `createSiteSearch`. */
export interface SiteSearchOptions {
  store: ReadStore;
  searchScope: SearchScope;
  /**
   * The folder of indexes that were built with the content.
   * @default none: each index is built from the store when it is first needed
   */
  folder?: string | undefined;
  /** Prefix of all URLs of the site, without a slash at the end. */
  base?: string;
}

/** The search of a site, on its server. */
export interface SiteSearch extends Pick<SearchIndexes, 'get' | 'close'> {
  /** Languages that can be searched, the default first; empty if no collection is searched. */
  locales: readonly string[];
  /** Searches the pages of a language, and of the default language where translations are missing. */
  search: (locale: string, query: string, limit: number) => Promise<SearchResponse>;
}

/** Creates the search of a site. */
export function createSiteSearch({ store, searchScope, folder, base = '' }: SiteSearchOptions): SiteSearch {
  const indexes =
    folder === undefined ? createSearchIndexes(store, searchScope) : openSearchFolder(folder, searchScope);
  const [fallback = ''] = searchScope.locales;
  const searchers = new Map<string, { index: SearchIndex | undefined; searcher: Searcher }>();

  const searcherOf = async (locale: string): Promise<Searcher> => {
    const index = await indexes.get(locale);
    const cached = searchers.get(locale);
    if (cached && cached.index === index) return cached.searcher;
    const source = {
      root: async (language: string) => (await indexes.get(language))?.root,
      part: async (language: string, name: string) => await readPart(await indexes.get(language), name),
    };
    const searcher = createSearcher({ source, locale, fallback });
    searchers.set(locale, { index, searcher });
    return searcher;
  };

  return {
    get: indexes.get,
    ...(indexes.close && { close: indexes.close }),
    locales: searchScope.locales,
    async search(locale, query, limit) {
      const { results, count } = await (await searcherOf(locale)).search(query, { limit });
      return { results: results.map((result) => ({ ...result, path: `${base}${result.path}` })), count };
    },
  };
}

/** Throws if the content has changed meanwhile; the searcher then restarts with the new index. */
async function readPart(index: SearchIndex | undefined, name: string): Promise<string> {
  const text = await index?.read(name);
  if (text === undefined) throw new Error(`The search index has no part ${name}.`);
  return text;
}
