import type { Search, SearchResponse } from '@recto/content/search';

/** Maximum number of results. More would need scrolling and slow down rendering. */
const MAX_RESULTS = 10;

/** State of the search. */
export interface SearchState extends SearchResponse {
  /** The text that was searched for; the field may contain a newer one. */
  query: string;
  /** Status of the search; `partial` if only the best results have arrived. */
  status: 'idle' | 'loading' | 'partial' | 'success' | 'error';
  /** Number of results that arrived before the others. They stay first, so that shown options do not move. */
  shownCount: number;
}

const NOTHING: SearchState = { query: '', status: 'idle', results: [], count: 0, shownCount: 0 };

/** Runs searches and holds the current state. */
export interface Results {
  /** Returns the current state. */
  state: () => SearchState;
  /** Starts a search; an empty text clears the results. */
  search: (text: string) => void;
  /** Ends the running search. */
  stop: () => void;
}

/**
 * Creates the state of the search. A key stroke starts a search, but the previous results stay until the new ones
 * arrive, so that the list does not flicker.
 */
export function createResults(search: Pick<Search, 'search'>, onChange: () => void): Results {
  let state = NOTHING;
  let running = new AbortController();
  const set = (next: SearchState): void => {
    state = next;
    onChange();
  };
  return {
    state: () => state,
    search(text) {
      running.abort();
      const query = text.trim();
      if (query === '') {
        set(NOTHING);
        return;
      }
      running = new AbortController();
      const { signal } = running;
      // Before the first results, the list shows commands.
      const isEmpty = state.status !== 'success' && state.status !== 'partial';
      if (isEmpty) set({ ...NOTHING, query, status: 'loading' });
      let shownCount = 0;
      // A list that is already shown is replaced by a complete one, because it would become shorter for a moment.
      const onFirst = (response: SearchResponse): void => {
        shownCount = response.results.length;
        set({ ...response, query, status: 'partial', shownCount });
      };
      search.search(query, { limit: MAX_RESULTS, signal, ...(isEmpty && { onFirst }) }).then(
        (response) => {
          if (!signal.aborted) set({ ...response, query, status: 'success', shownCount });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The search failed.', error);
          set({ ...NOTHING, query, status: 'error' });
        },
      );
    },
    stop() {
      running.abort();
    },
  };
}
