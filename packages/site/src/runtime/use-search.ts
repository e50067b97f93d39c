import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { usePage } from './app-context.ts';
import { createPageSearch } from './page-search.ts';
import type { PageSearch } from './page-search.ts';

/** The query of the request, on the server. A browser reads it from its URL. */
export const SearchContext = createContext('');

/**
 * Returns the query of the page's URL, such as `?category=docs`, and a function that changes it in place. Links, forms
 * and going back change it too. A static page was rendered without a query, so there it is set after hydration.
 */
export function useSearch(): [search: string, change: PageSearch['change']] {
  const requestSearch = use(SearchContext);
  const { path, prerenderedAt } = usePage().payload;
  const { read, change, subscribe } = useMemo(() => createPageSearch(path), [path]);
  const readInitial = (): string => {
    if (prerenderedAt !== undefined) return '';
    return typeof document === 'undefined' ? requestSearch : read();
  };
  return [useSyncExternalStore(subscribe, read, readInitial), change];
}
