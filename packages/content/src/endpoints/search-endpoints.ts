import { MOST_SEVERAL, partAddress, readAddress, rootAddress, SEARCH_CALL, SEVERAL } from '../search/addresses.ts';
import { USUAL_RESULTS } from '../search/find/create-searcher.ts';
import type { SearchResult } from '../search/find/create-searcher.ts';
import type { ContentFile } from '../dump/content-file.ts';
import { answerJson, hasAlready, refuse } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import type { SearchIndex, SearchIndexes } from '../search-index/search-indexes.ts';
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

/** The files of the indexes, for browsers; and `GET /api/search`, for those who have no index. */
export function createSearchEndpoints({ search, isChanging, isStatic = false }: SearchEndpointsOptions): Endpoint {
  const file = async (
    { locale, name }: NonNullable<ReturnType<typeof readAddress>>,
    { searchParams }: URL,
  ): Promise<Response> => {
    const index = await search.get(locale);
    if (!index) return refuse(404, 'There is no search in this language.');
    if (name === undefined)
      return answerJson({ ...index.root, ...(!isStatic && { isServed: true }) }, { 'cache-control': 'no-cache' });
    const text = await (name === SEVERAL ? readSeveral(index, searchParams.get('names') ?? '') : index.read(name));
    if (text === undefined) return refuse(404, 'There is no such part of this index.');
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(text, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  };

  /** Answers change with the indexes alone, so the tag of an answer is made of their versions. */
  const tagOf = async (locale: string): Promise<string> => {
    const indexes = await Promise.all([locale, search.locales[0] ?? ''].map(async (one) => await search.get(one)));
    return `W/"${indexes.map((index) => index?.root.version ?? '').join('.')}"`;
  };

  const call = async (request: Request, { searchParams }: URL): Promise<Response> => {
    const asked = readCall(searchParams, search.locales);
    if (typeof asked === 'string') return refuse(400, asked);
    const etag = await tagOf(asked.locale);
    const kept = { 'cache-control': isChanging ? 'no-store' : 'no-cache', ...(!isChanging && { etag }) };
    if (!isChanging && hasAlready(request, etag)) return new Response(null, { status: 304, headers: kept });
    const { results } = await search.search(asked.locale, asked.query, asked.limit);
    return answerJson({ results: results.map(inWords) }, kept);
  };

  return async (request, url, path) => {
    if (search.locales.length === 0) return undefined;
    const wanted = path === SEARCH_CALL ? undefined : readAddress(path);
    if (path !== SEARCH_CALL && !wanted) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    return wanted ? await file(wanted, url) : await call(request, url);
  };
}

/** Parts by their names. `undefined` where one is missing, or where there are too many. */
async function readSeveral({ read }: SearchIndex, list: string): Promise<string | undefined> {
  const names = list.split(',');
  if (names.length > MOST_SEVERAL || names.some((name) => name.startsWith('crate'))) return undefined;
  const texts = await Promise.all(names.map(read));
  if (texts.includes(undefined)) return undefined;
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

/** Every file of the indexes, for hosts that serve files. */
export async function* listSearchFiles(
  indexes: SearchIndexes,
  locales: readonly string[],
): AsyncGenerator<ContentFile> {
  for (const locale of locales) {
    const index = await indexes.get(locale);
    if (!index) continue;
    const root = JSON.stringify(index.root);
    yield { address: rootAddress(locale), made: root, read: async () => root };
    for (const name of index.names) {
      yield { address: partAddress(locale, name), made: name, read: async () => (await index.read(name)) ?? '' };
    }
  }
}
