/** Search from a browser: nothing of it is loaded before it is asked for. */
import type { SearchAnswer } from '../search/find/create-searcher.ts';
import type { SearchCancellation, SearchQuestion, SearchReply } from './search-question.ts';
import { Unavailable } from './unavailable.ts';

export type { TextPart } from '../search/find/excerpt.ts';
export type { SearchAnswer, SearchResult } from '../search/find/create-searcher.ts';

export interface SearchOptions {
  /** The language of the reader. */
  locale: string;
  /** The site's default language: its pages stand in for translations that are missing. */
  fallback: string;
  /** What comes before every address of the site; no slash at its end. */
  base?: string;
  /** Version of the content that the page is of; asked with every search. */
  version?: (() => string | undefined) | undefined;
}

export interface Search {
  /** Starts the worker and loads what every search needs, when somebody is about to search. */
  warm: () => Promise<void>;
  /** Results for what was typed so far, the best first. An aborted search ends with the signal's reason. */
  search: (query: string, options?: { signal?: AbortSignal; limit?: number }) => Promise<SearchAnswer>;
  /** Ends the worker; the next search starts another. */
  close: () => void;
}

type Ask = Pick<SearchQuestion, 'query' | 'limit'>;

export function createSearch(
  { locale, fallback, base = '', version }: SearchOptions,
  startWorker: () => Worker = startSearchWorker,
): Search {
  const waiting = new Map<number, PromiseWithResolvers<SearchAnswer>>();
  let worker: Worker | undefined;
  let asked = 0;

  const settle = ({ data }: MessageEvent<SearchReply>): void => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) question?.resolve(data.answer);
    else question?.reject(new Unavailable('download', data.message));
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
      close(new Unavailable('engine', event.message || 'The script of the search is missing.'));
    });
    return started;
  };

  const ask = async (what: Ask): Promise<SearchAnswer> => {
    try {
      worker ??= start();
    } catch (error) {
      // A policy of the page may forbid workers.
      throw new Unavailable('engine', String(error));
    }
    const question = Promise.withResolvers<SearchAnswer>();
    const id = (asked += 1);
    waiting.set(id, question);
    const site = new URL(`${base}/`, document.baseURI).href.slice(0, -1);
    const message: SearchQuestion = { id, site, base, version: version?.(), locale, fallback, ...what };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(message);
    return await question.promise;
  };

  return {
    async warm() {
      await ask({});
    },
    async search(query, { signal, limit } = {}) {
      signal?.throwIfAborted();
      const answer = ask({ query, limit });
      if (!signal) return await answer;
      const aborted = Promise.withResolvers<never>();
      const id = asked;
      const abort = (): void => {
        aborted.reject(signal.reason);
        const cancellation: SearchCancellation = { cancelled: id };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker?.postMessage(cancellation);
      };
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await Promise.race([answer, aborted.promise]);
      } finally {
        signal.removeEventListener('abort', abort);
        // An answer that nobody waits for must not be an error that nobody has seen.
        answer.catch(() => undefined);
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
