import { useSyncExternalStore } from 'react';
import { isLocale } from './texts.ts';
import type { Locale } from './texts.ts';

/** The view that the URL fragment selects: `#/en` is home, `#/en/notes` the list, `#/en/notes/margins` a note. */
export interface Route {
  locale: Locale;
  view: 'home' | 'list' | 'note';
  /** Path in the URL fragment. For a note, it is also the `path` of its row. */
  path: string;
  /** Only notes with this tag. */
  tag: string | undefined;
}

export function parseRoute(hash = location.hash): Route {
  const [path = '', search = ''] = hash.slice(1).split('?');
  const [, first = '', folder, name] = path.split('/');
  const view = folder === undefined ? 'home' : name === undefined ? 'list' : 'note';
  return {
    locale: isLocale(first) ? first : 'en',
    view,
    path,
    tag: new URLSearchParams(search).get('tag') ?? undefined,
  };
}

/** Returns the current route, and updates it when the URL fragment changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return parseRoute(hash);
}
