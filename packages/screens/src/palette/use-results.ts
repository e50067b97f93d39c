import type { SearchAnswer } from '@recto/content/search';
import { useApp, usePage } from '@recto/site';
import { useCallback, useEffect, useState } from 'react';
import { openSearch } from './open-search.ts';

/** More would have to be scrolled to, and each one weighs. */
const MOST_RESULTS = 12;

interface Found extends SearchAnswer {
  /** What was asked when this was found. */
  query: string;
  status: 'idle' | 'success' | 'error';
}

const NOTHING: Found = { query: '', status: 'idle', results: [], count: 0 };

export interface Results extends Found {
  /** The last words are not answered yet; what is shown answers those before. */
  isPending: boolean;
  retry: () => void;
}

/** What is found for a query. The answer before stays until there is a new one, so that the list does not flicker. */
export function useResults(query: string): Results {
  const { site } = useApp();
  const { locale } = usePage().payload;
  const search = openSearch({ locale, site });
  const [found, setFound] = useState(NOTHING);
  const asked = query.trim();

  useEffect(() => {
    search.warm().catch(() => undefined);
  }, [search]);
  const ask = useCallback(() => {
    const asking = new AbortController();
    const { signal } = asking;
    search.search(asked, { limit: MOST_RESULTS, signal }).then(
      (answer) => {
        if (!signal.aborted) setFound({ ...answer, query: asked, status: 'success' });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search failed.', error);
        setFound({ ...NOTHING, query: asked, status: 'error' });
      },
    );
    return () => {
      asking.abort();
    };
  }, [search, asked]);
  useEffect(() => (asked === '' ? undefined : ask()), [asked, ask]);

  const retry = (): void => {
    setFound(NOTHING);
    ask();
  };
  if (asked === '') return { ...NOTHING, isPending: false, retry };
  return { ...found, isPending: found.query !== asked, retry };
}
