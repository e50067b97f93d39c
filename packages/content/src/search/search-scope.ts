import type { ContentConfig, SearchSectionsConfig } from '../collections/collection.ts';

/** The languages and collections that are searchable. */
export interface SearchScope {
  /** Languages, the default first. */
  locales: readonly string[];
  /** Options for splitting pages into sections, by collection. */
  collections: Readonly<Record<string, SearchSectionsConfig>>;
}

/** Searchable languages and collections of the site. The Vite plugin replaces this module by the configured values. */
export const searchScope: SearchScope = { locales: [], collections: {} };

/** Returns the searchable languages and collections of a configuration. */
export function searchScopeOf({ locales, collections }: Pick<ContentConfig, 'locales' | 'collections'>): SearchScope {
  const searchable = Object.entries(collections).flatMap(([name, { type, search }]) =>
    type === 'page' && search !== false ? [[name, search] as const] : [],
  );
  return { locales: searchable.length > 0 ? locales : [], collections: Object.fromEntries(searchable) };
}
