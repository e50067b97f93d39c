/** The worker that searches, so that the page is never blocked. */
import { createSearcher } from '../search/find/create-searcher.ts';
import type { SearchResponse, Searcher } from '../search/find/create-searcher.ts';
import { createIdleWork } from './idle-work.ts';
import { createSearchFetcher } from './search-fetcher.ts';
import type { SearchCancellation, SearchRequest, SearchReply } from './search-protocol.ts';

/** The search index of a site in one language. */
interface OpenIndex {
  version: string | undefined;
  searcher: Searcher;
  /** Fetches the rest of the index while the visitor is not typing, for offline use. */
  cacheRest: () => void;
}

const openIndexes = new Map<string, OpenIndex>();

function openIndex({ site, version, locale, fallback }: SearchRequest): OpenIndex {
  const key = `${site} ${locale} ${fallback}`;
  const existing = openIndexes.get(key);
  if (existing && existing.version === version) return existing;
  const source = createSearchFetcher(site);
  const searcher = createSearcher({ source, locale, fallback });
  const created = { version, searcher, cacheRest: createIdleWork(source.cacheAll) };
  openIndexes.set(key, created);
  return created;
}

/**
 * Minimum time from a key stroke until a search loads parts, and from the first results until it loads the texts of the
 * others, in milliseconds. What only the first letters of a word need is not loaded if the word is typed quickly.
 */
const TYPING_PAUSE = 100;

async function waitUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  if (rest > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, rest);
    });
  }
}

function send(reply: SearchReply): void {
  postMessage(reply);
}

/** Running searches, by id. */
const searching = new Map<number, AbortController>();

async function respond(request: SearchRequest): Promise<SearchResponse> {
  const { id, query, limit, base, sendsFirst } = request;
  const withBase = ({ results, count }: SearchResponse): SearchResponse => ({
    results: results.map((result) => ({ ...result, path: `${base}${result.path}` })),
    count,
  });
  const { searcher, cacheRest } = openIndex(request);
  if (query === undefined) {
    await searcher.warm();
    return { results: [], count: 0 };
  }
  const controller = new AbortController();
  searching.set(id, controller);
  const { signal } = controller;
  const onFirst = (response: SearchResponse): void => {
    send({ id, response: withBase(response), isFirst: true });
  };
  const response = await searcher.search(query, {
    signal,
    limit,
    ...(sendsFirst === true && { onFirst }),
    typingPause: (since) => waitUntil(since + TYPING_PAUSE),
  });
  cacheRest();
  return withBase(response);
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest | SearchCancellation>) => {
  if ('cancelled' in data) {
    searching.get(data.cancelled)?.abort();
    return;
  }
  void respond(data)
    .then(
      (response): SearchReply => ({ id: data.id, response }),
      (error: unknown): SearchReply => ({ id: data.id, message: String(error) }),
    )
    .then((reply) => {
      searching.delete(reply.id);
      send(reply);
    });
});
