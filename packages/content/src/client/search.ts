/** Search in a browser. Nothing is loaded before the first search. */
import type { SearchCallOptions, SearchResponse } from '../search/find/create-searcher.ts';
import type { SearchCancellation, SearchRequest, SearchReply } from './search-protocol.ts';
import { Unavailable } from './unavailable.ts';

export type { TextPart } from '../search/find/excerpt.ts';
export type { SearchCallOptions, SearchResponse, SearchResult } from '../search/find/create-searcher.ts';

/** Options of `createSearch`. */
export interface SearchOptions {
  /** The language of the visitor. */
  locale: string;
  /** The default language of the site, whose pages are found where translations are missing. */
  fallback: string;
  /** Prefix of all URLs of the site, without a slash at the end. */
  base?: string;
  /** Returns the version of the content that the page shows; called for every search. */
  version?: (() => string | undefined) | undefined;
}

/** Searches the pages of a site. */
export interface Search {
  /** Starts the worker and loads the data that every search needs. */
  warm: () => Promise<void>;
  /** Returns results for the typed text, the best first. An aborted search rejects with the reason of the signal. */
  search: (query: string, options?: SearchCallOptions) => Promise<SearchResponse>;
  /** Ends the worker; the next search starts a new one. */
  close: () => void;
}

type SearchInput = Pick<SearchRequest, 'query' | 'limit' | 'sendsFirst'>;

/** A search whose results have not arrived. */
interface PendingSearch extends PromiseWithResolvers<SearchResponse> {
  onFirst: SearchCallOptions['onFirst'];
}

/** Creates a search that runs in a worker. */
export function createSearch(
  { locale, fallback, base = '', version }: SearchOptions,
  startWorker: () => Worker = startSearchWorker,
): Search {
  const waiting = new Map<number, PendingSearch>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = ({ data }: MessageEvent<SearchReply>): void => {
    const pending = waiting.get(data.id);
    if ('response' in data && data.isFirst === true) {
      pending?.onFirst?.(data.response);
      return;
    }
    waiting.delete(data.id);
    if ('response' in data) pending?.resolve(data.response);
    else pending?.reject(new Unavailable('download', data.message));
  };

  const close = (reason: unknown = new Unavailable('engine', 'The search was closed.')): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', settle);
    started.addEventListener('error', (event) => {
      event.preventDefault();
      close(new Unavailable('engine', event.message || 'The script of the search worker could not be loaded.'));
    });
    return started;
  };

  const send = async (what: SearchInput, onFirst?: SearchCallOptions['onFirst']): Promise<SearchResponse> => {
    try {
      worker ??= start();
    } catch (error) {
      // A content security policy may forbid workers.
      throw new Unavailable('engine', String(error));
    }
    const pending = Promise.withResolvers<SearchResponse>();
    const id = (lastId += 1);
    waiting.set(id, { ...pending, onFirst });
    const site = new URL(`${base}/`, document.baseURI).href.slice(0, -1);
    const message: SearchRequest = { id, site, base, version: version?.(), locale, fallback, ...what };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(message);
    return await pending.promise;
  };

  return {
    async warm() {
      await send({});
    },
    async search(query, { signal, limit, onFirst } = {}) {
      signal?.throwIfAborted();
      const onFirstUnlessAborted = (first: SearchResponse): void => {
        if (signal?.aborted !== true) onFirst?.(first);
      };
      const response = send({ query, limit, ...(onFirst && { sendsFirst: true }) }, onFirstUnlessAborted);
      if (!signal) return await response;
      const aborted = Promise.withResolvers<never>();
      const id = lastId;
      const abort = (): void => {
        aborted.reject(signal.reason);
        const cancellation: SearchCancellation = { cancelled: id };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker?.postMessage(cancellation);
      };
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await Promise.race([response, aborted.promise]);
      } finally {
        signal.removeEventListener('abort', abort);
        // After an abort, a later rejection must not count as unhandled.
        response.catch(() => undefined);
      }
    },
    close: () => {
      close();
    },
  };
}

function startSearchWorker(): Worker {
  return new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module', name: 'recto-search' });
}
