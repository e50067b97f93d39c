import type { Search, SearchAnswer } from '@recto/content/search';

/** More would have to be scrolled to, and each one weighs. */
const MOST_RESULTS = 10;

export interface Found extends SearchAnswer {
  /** The text that was searched for; the field may contain a newer one. */
  query: string;
  status: 'idle' | 'loading' | 'success' | 'error';
}

const NOTHING: Found = { query: '', status: 'idle', results: [], count: 0 };

export interface Results {
  found: () => Found;
  ask: (text: string) => void;
  /** Ends the running search. */
  stop: () => void;
}

/**
 * What is found. A key stroke asks and shows nothing by itself: the answer before stays until there is a new one, so
 * that the list does not flicker.
 */
export function createResults(search: Pick<Search, 'search'>, onChange: () => void): Results {
  let found = NOTHING;
  let asking = new AbortController();
  const set = (next: Found): void => {
    found = next;
    onChange();
  };
  return {
    found: () => found,
    ask(text) {
      asking.abort();
      const query = text.trim();
      if (query === '') {
        set(NOTHING);
        return;
      }
      asking = new AbortController();
      const { signal } = asking;
      // Before the first answer there are commands to choose from.
      if (found.status !== 'success') set({ ...NOTHING, query, status: 'loading' });
      search.search(query, { limit: MOST_RESULTS, signal }).then(
        (answer) => {
          if (!signal.aborted) set({ ...answer, query, status: 'success' });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The search failed.', error);
          set({ ...NOTHING, query, status: 'error' });
        },
      );
    },
    stop() {
      asking.abort();
    },
  };
}
