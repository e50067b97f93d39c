import type { SearchResponse } from '../search/find/create-searcher.ts';

/** Message from a page to the search worker; without a query, the worker only loads the index. */
export interface SearchRequest {
  id: number;
  /** Absolute URL of the site, because the worker has a different base URL. */
  site: string;
  /** Prefix of the paths of results. */
  base: string;
  /** Version of the content that the page shows. When it changes, the index is opened again. */
  version?: string | undefined;
  locale: string;
  fallback: string;
  query?: string | undefined;
  limit?: number | undefined;
  /** Whether the best results are sent before the texts of the others are loaded. */
  sendsFirst?: boolean | undefined;
}

/** Message that cancels a search. */
export interface SearchCancellation {
  cancelled: number;
}

/** Message from the search worker to its page. */
export type SearchReply = { id: number; response: SearchResponse; isFirst?: boolean } | { id: number; message: string };
