/** The thread that searches; a page never waits for it. */
import { createSearcher } from '../search/find/create-searcher.ts';
import type { SearchAnswer, Searcher } from '../search/find/create-searcher.ts';
import { createSearchFetcher } from './search-fetcher.ts';
import type { SearchQuestion, SearchReply } from './search-question.ts';

const searchers = new Map<string, Searcher>();

function searcherOf({ site, locale, fallback }: SearchQuestion): Searcher {
  const key = `${site} ${locale} ${fallback}`;
  const known = searchers.get(key);
  if (known) return known;
  const made = createSearcher({ source: createSearchFetcher(site), locale, fallback });
  searchers.set(key, made);
  return made;
}

async function answer(question: SearchQuestion): Promise<SearchAnswer> {
  const { query, limit, base } = question;
  const searcher = searcherOf(question);
  if (query === undefined) {
    await searcher.warm();
    return { results: [], count: 0 };
  }
  const { results, count } = await searcher.search(query, limit === undefined ? {} : { limit });
  return { results: results.map((result) => ({ ...result, path: `${base}${result.path}` })), count };
}

addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  void answer(data)
    .then(
      (found): SearchReply => ({ id: data.id, answer: found }),
      (error: unknown): SearchReply => ({ id: data.id, message: String(error) }),
    )
    .then((reply) => {
      postMessage(reply);
    });
});
