import { decodePath, isSamePath } from '../app/page-paths.ts';

/** Event for a query that a script has changed, in browsers without the Navigation API. */
const CHANGED = 'recto:search';

/** The query of the URL of one page. */
export interface PageSearch {
  /** Returns the query, with its question mark. */
  read: () => string;
  /**
   * Changes the query with a new history entry, or with `replace` in the current one. Nothing is loaded or scrolled.
   */
  change: (search: string, how?: 'push' | 'replace') => void;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the access to the query of a page. During navigation the URL changes before the page does; until then the old
 * page keeps its query and ignores that of the new page.
 */
export function createPageSearch(path: string): PageSearch {
  let last: string | undefined;
  const isOwn = (): boolean => isSamePath(decodePath(location.pathname) ?? '', path);
  return {
    read() {
      if (last === undefined || isOwn()) last = location.search;
      return last;
    },
    change(search, how = 'push') {
      if (!isOwn()) return;
      const address = location.pathname + search;
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      if (!Object.hasOwn(globalThis, 'navigation')) dispatchEvent(new Event(CHANGED));
    },
    subscribe(listener) {
      const following = new AbortController();
      const { signal } = following;
      const onChange = (): void => {
        if (isOwn()) listener();
      };
      if (Object.hasOwn(globalThis, 'navigation'))
        navigation.addEventListener('currententrychange', onChange, { signal });
      else for (const event of ['popstate', CHANGED]) addEventListener(event, onChange, { signal });
      return () => {
        following.abort();
      };
    },
  };
}
