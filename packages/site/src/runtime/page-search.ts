import { decodePath, isSamePath } from '../app/page-paths.ts';

/** Tells that a script has changed the query, where the browser does not tell. */
const CHANGED = 'recto:search';

/** The query of one page's address. */
export interface PageSearch {
  read: () => string;
  /** A step that the way back undoes, unless it is to `replace` the last one. Nothing is loaded, and nothing scrolls. */
  change: (search: string, how?: 'push' | 'replace') => void;
  /** Hears of changes, and answers with what ends it. */
  follow: (listener: () => void) => () => void;
}

/**
 * On the way to another page the address changes before the page does. That is none of this one's business: until it
 * is gone it keeps the query it had, and leaves the other's alone.
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
    follow(listener) {
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
