import type { SearchAnswer } from '../search/find/create-searcher.ts';

/** What a page asks the worker of its search; without a query, to be ready. */
export interface SearchQuestion {
  id: number;
  /** The whole address that the site begins with: the worker lies elsewhere. */
  site: string;
  /** What comes before the paths of results. */
  base: string;
  /** Content version of the page. When it changes, the index is opened again. */
  version?: string | undefined;
  locale: string;
  fallback: string;
  query?: string | undefined;
  limit?: number | undefined;
}

/** Nobody waits for the answer to a question any longer. */
export interface SearchCancellation {
  cancelled: number;
}

export type SearchReply = { id: number; answer: SearchAnswer } | { id: number; message: string };
