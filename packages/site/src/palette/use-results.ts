import type { SearchAnswer } from '@recto/content/search';
import { useApp, usePage } from '../runtime/app-context.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { openSearch } from './open-search.ts';

/** More would have to be scrolled to, and each one weighs. */
const MOST_RESULTS = 10;

export interface Found extends SearchAnswer {
  /** What this answers; it may be older than what stands in the field. */
  query: string;
  status: 'idle' | 'loading' | 'success' | 'error';
}

const NOTHING: Found = { query: '', status: 'idle', results: [], count: 0 };

export interface Results {
  found: Found;
  ask: (text: string) => void;
}

/**
 * What is found. A key stroke asks and shows nothing by itself: the answer before stays until there is a new one, so
 * that the list does not flicker, and nobody who types waits for a list that the next letter replaces.
 */
export function useResults(): Results {
  const { site } = useApp();
  const { locale } = usePage().payload;
  const search = openSearch({ locale, site });
  const [found, setFound] = useState(NOTHING);
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    search.warm().catch(() => undefined);
    return () => {
      asking.current?.abort();
    };
  }, [search]);

  const ask = (text: string): void => {
    asking.current?.abort();
    const query = text.trim();
    if (query === '') {
      setFound(NOTHING);
      return;
    }
    const own = new AbortController();
    asking.current = own;
    const answer = (what: Found): void => {
      if (own.signal.aborted) return;
      startTransition(() => {
        setFound(what);
      });
    };
    // Before the first answer there are commands to choose from.
    if (found.status !== 'success') setFound({ ...NOTHING, query, status: 'loading' });
    search.search(query, { limit: MOST_RESULTS, signal: own.signal }).then(
      (what) => {
        answer({ ...what, query, status: 'success' });
      },
      (error: unknown) => {
        if (!own.signal.aborted) console.warn('The search failed.', error);
        answer({ ...NOTHING, query, status: 'error' });
      },
    );
  };
  return { found, ask };
}
