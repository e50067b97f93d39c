import { useSyncExternalStore } from 'react';
import { isLocale } from './texts.ts';
import type { Locale } from './texts.ts';

/** What the address asks for: `#/en` is the cover, `#/en/notes` the list, `#/en/notes/margins` a note. */
export interface Place {
  locale: Locale;
  view: 'cover' | 'list' | 'note';
  /** Path of a note, as its row has it. */
  path: string;
  /** Only notes with this tag. */
  tag: string | undefined;
}

export function readPlace(hash = location.hash): Place {
  const [path = '', search = ''] = hash.slice(1).split('?');
  const [, first = '', notes, name] = path.split('/');
  const view = notes === undefined ? 'cover' : name === undefined ? 'list' : 'note';
  return {
    locale: isLocale(first) ? first : 'en',
    view,
    path,
    tag: new URLSearchParams(search).get('tag') ?? undefined,
  };
}

/** The place, and a new one whenever the address changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return readPlace(hash);
}
