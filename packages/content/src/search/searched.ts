import type { ContentConfig, SearchCut } from '../collections/collection.ts';

/** What a site's search looks in. */
export interface Searched {
  /** Languages, the default first. */
  locales: readonly string[];
  /** How the pages of each collection are cut, by the collection's name. */
  collections: Readonly<Record<string, SearchCut>>;
}

/** In a site, the plugin puts a module with what `content.config.ts` says in the place of this one. */
export const searched: Searched = { locales: [], collections: {} };

/** What a configuration says about searching. */
export function listSearched({ locales, collections }: Pick<ContentConfig, 'locales' | 'collections'>): Searched {
  const asked = Object.entries(collections).flatMap(([name, { type, search }]) =>
    type === 'page' && search !== false ? [[name, search] as const] : [],
  );
  return { locales: asked.length > 0 ? locales : [], collections: Object.fromEntries(asked) };
}
