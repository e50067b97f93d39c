import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { usePage } from './app-context.ts';
import { createPageSearch } from './page-search.ts';
import type { PageSearch } from './page-search.ts';

/** The query that a server was asked with. A browser knows its own. */
export const SearchContext = createContext('');

/**
 * The query of the page's address, `?category=docs`, and how to change it in place. Links, forms and the way back
 * change it, too. A page that is a file was made without one, so there it comes after hydration.
 */
export function useSearch(): [search: string, change: PageSearch['change']] {
  const asked = use(SearchContext);
  const { path, prerenderedAt } = usePage().payload;
  const { read, change, follow } = useMemo(() => createPageSearch(path), [path]);
  const atFirst = (): string => {
    if (prerenderedAt !== undefined) return '';
    return typeof document === 'undefined' ? asked : read();
  };
  return [useSyncExternalStore(follow, read, atFirst), change];
}
