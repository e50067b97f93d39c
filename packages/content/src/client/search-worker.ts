/** The worker that searches, so that the page is never blocked. */
import { createSearcher } from '../search/find/create-searcher.ts';
import type { SearchAnswer, Searcher } from '../search/find/create-searcher.ts';
import { createQuietWork } from './quiet-work.ts';
import { createSearchFetcher } from './search-fetcher.ts';
import type { SearchCancellation, SearchQuestion, SearchReply } from './search-question.ts';

interface Opened {
  version: string | undefined;
  searcher: Searcher;
  /** Fetches the rest of the index while the visitor is not typing, for offline use. */
  keepRest: () => void;
}

const opened = new Map<string, Opened>();

function open({ site, version, locale, fallback }: SearchQuestion): Opened {
  const key = `${site} ${locale} ${fallback}`;
  const known = opened.get(key);
  if (known && known.version === version) return known;
  const source = createSearchFetcher(site);
  const searcher = createSearcher({ source, locale, fallback });
  const made = { version, searcher, keepRest: createQuietWork(source.keepAll) };
  opened.set(key, made);
  return made;
}

/** Running searches, by id. */
const searching = new Map<number, AbortController>();

async function answer(question: SearchQuestion): Promise<SearchAnswer> {
  const { query, limit, base } = question;
  const { searcher, keepRest } = open(question);
  if (query === undefined) {
    await searcher.warm();
    return { results: [], count: 0 };
  }
  const controller = new AbortController();
  searching.set(question.id, controller);
  const { signal } = controller;
  const { results, count } = await searcher.search(query, { signal, ...(limit !== undefined && { limit }) });
  keepRest();
  return { results: results.map((result) => ({ ...result, path: `${base}${result.path}` })), count };
}

addEventListener('message', ({ data }: MessageEvent<SearchQuestion | SearchCancellation>) => {
  if ('cancelled' in data) {
    searching.get(data.cancelled)?.abort();
    return;
  }
  void answer(data)
    .then(
      (found): SearchReply => ({ id: data.id, answer: found }),
      (error: unknown): SearchReply => ({ id: data.id, message: String(error) }),
    )
    .then((reply) => {
      searching.delete(reply.id);
      postMessage(reply);
    });
});
