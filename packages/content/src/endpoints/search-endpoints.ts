import { MOST_SEVERAL, partAddress, readAddress, rootAddress, SEARCH_CALL, SEVERAL } from '../search/addresses.ts';
import { USUAL_RESULTS } from '../search/find/create-searcher.ts';
import type { SearchResult } from '../search/find/create-searcher.ts';
import { crateName, writeCrate } from '../search/parts/crates.ts';
import type { Searched } from '../search/searched.ts';
import type { ReadStore } from '../store/store.ts';
import { answerJson, refuse } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { createSearchIndexes } from './search-indexes.ts';
import type { SearchIndex } from './search-indexes.ts';
import type { SiteSearch } from './site-search.ts';

export interface SearchEndpointsOptions {
  search: SiteSearch;
  /** The content may be another by the next request. */
  isChanging: boolean;
  /** The answers are written to files, and no server will answer. */
  isStatic?: boolean;
}

/** Longest question, in characters, and most results of one answer. */
const MOST_CHARACTERS = 200;
const MOST_RESULTS = 50;

/** How long whoever stands between may keep an answer, in seconds. */
const ANSWER_SECONDS = 300;

/** The files of the indexes, for browsers; and `GET /api/search`, for those who have no index. */
export function createSearchEndpoints({ search, isChanging, isStatic = false }: SearchEndpointsOptions): Endpoint {
  const file = async (
    { locale, version, name }: NonNullable<ReturnType<typeof readAddress>>,
    { searchParams }: URL,
  ): Promise<Response> => {
    const index = await search.get(locale);
    if (!index) return refuse(404, 'There is no search in this language.');
    if (name === undefined)
      return answerJson({ ...index.root, ...(!isStatic && { isServed: true }) }, { 'cache-control': 'no-cache' });
    const read = (): string | undefined =>
      name === SEVERAL ? readSeveral(index, searchParams.get('names') ?? '') : readPart(index, name);
    const text = version === index.root.version ? read() : undefined;
    if (text === undefined) return refuse(404, 'There is no such part of this version.');
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(text, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  };

  const call = async ({ searchParams }: URL): Promise<Response> => {
    const asked = readCall(searchParams, search.locales);
    if (typeof asked === 'string') return refuse(400, asked);
    const { results } = await search.search(asked.locale, asked.query, asked.limit);
    const cache = isChanging ? 'no-store' : `public, max-age=${ANSWER_SECONDS}`;
    return answerJson({ results: results.map(inWords) }, { 'cache-control': cache });
  };

  return async (request, url, path) => {
    if (search.locales.length === 0) return undefined;
    const wanted = path === SEARCH_CALL ? undefined : readAddress(path);
    if (path !== SEARCH_CALL && !wanted) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    return wanted ? await file(wanted, url) : await call(url);
  };
}

function readPart({ files }: SearchIndex, name: string): string | undefined {
  return files.get(name) ?? writeCrate(files, name);
}

/** Parts by their names. `undefined` where one is missing, or where there are too many. */
function readSeveral({ files }: SearchIndex, list: string): string | undefined {
  const names = list.split(',');
  const texts = names.map((name) => files.get(name));
  if (names.length > MOST_SEVERAL || texts.includes(undefined)) return undefined;
  return JSON.stringify(Object.fromEntries(names.map((name, place) => [name, texts[place]])));
}

/** What a call asks for, or what is wrong with it. */
function readCall(
  parameters: URLSearchParams,
  locales: readonly string[],
): { query: string; locale: string; limit: number } | string {
  const query = parameters.get('q')?.trim() ?? '';
  const locale = parameters.get('locale') ?? locales[0] ?? '';
  const limit = Number(parameters.get('limit') ?? USUAL_RESULTS);
  if (query === '') return 'q is missing. Write what you look for: /api/search?q=install.';
  if (query.length > MOST_CHARACTERS) return `q is too long. Use at most ${MOST_CHARACTERS} characters.`;
  if (!locales.includes(locale)) return `locale is no language of this site. Use one of: ${locales.join(', ')}.`;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_RESULTS) {
    return `limit is no number of results. Use a whole number from 1 to ${MOST_RESULTS}.`;
  }
  return { query, locale, limit };
}

function inWords({ path, title, titles, excerpt }: SearchResult) {
  return { path, title, titles, excerpt: excerpt.map(({ text }) => text).join('') };
}

/** Every file of the indexes with its address, for hosts that serve files. */
export async function* listSearchFiles(
  store: ReadStore,
  searched: Searched,
): AsyncGenerator<{ address: string; text: string }> {
  const indexes = createSearchIndexes(store, searched);
  for (const locale of searched.locales) {
    const index = await indexes.get(locale);
    if (!index) continue;
    const { root, files } = index;
    yield { address: rootAddress(locale), text: JSON.stringify(root) };
    const crates = Array.from({ length: root.crates }, (_, place) => crateName(place));
    for (const name of [...files.keys(), ...crates]) {
      yield { address: partAddress(locale, root.version, name), text: readPart(index, name) ?? '' };
    }
  }
}
