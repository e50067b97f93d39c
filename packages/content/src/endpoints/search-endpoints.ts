import { MAX_PARTS, partPath, parseSearchPath, rootPath, SEARCH_ENDPOINT, SEVERAL } from '../search/search-urls.ts';
import { DEFAULT_LIMIT } from '../search/find/create-searcher.ts';
import type { SearchResult } from '../search/find/create-searcher.ts';
import type { ContentFile } from '../dump/content-file.ts';
import { jsonResponse, matchesEtag, errorResponse } from './responses.ts';
import type { Endpoint } from './endpoint.ts';
import type { SearchIndex, SearchIndexes } from '../search-index/search-indexes.ts';
import type { SiteSearch } from './site-search.ts';

/** Options of `createSearchEndpoints`. */
export interface SearchEndpointsOptions {
  search: SiteSearch;
  /** Whether the content can change at any time, as on a development server. */
  isChanging: boolean;
  /** Whether responses are written to files for a static host. */
  isStatic?: boolean;
}

/** Maximum length of a query in characters, and maximum number of results. */
const MAX_CHARACTERS = 200;
const MAX_RESULTS = 50;

/** Creates the endpoint for the index files, which browsers load, and for `GET /api/search`. */
export function createSearchEndpoints({ search, isChanging, isStatic = false }: SearchEndpointsOptions): Endpoint {
  const file = async (
    { locale, name }: NonNullable<ReturnType<typeof parseSearchPath>>,
    { searchParams }: URL,
  ): Promise<Response> => {
    const index = await search.get(locale);
    if (!index) return errorResponse(404, 'This language has no search index.');
    if (name === undefined)
      return jsonResponse({ ...index.root, ...(!isStatic && { isServed: true }) }, { 'cache-control': 'no-cache' });
    const text = await (name === SEVERAL ? readSeveral(index, searchParams.get('names') ?? '') : index.read(name));
    if (text === undefined) return errorResponse(404, 'This index does not have that part.');
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(text, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  };

  /** Results change only with the indexes, so the entity tag consists of their versions. */
  const tagOf = async (locale: string): Promise<string> => {
    const indexes = await Promise.all([locale, search.locales[0] ?? ''].map(async (one) => await search.get(one)));
    return `W/"${indexes.map((index) => index?.root.version ?? '').join('.')}"`;
  };

  const call = async (request: Request, { searchParams }: URL): Promise<Response> => {
    const params = parseSearchParams(searchParams, search.locales);
    if (typeof params === 'string') return errorResponse(400, params);
    const etag = await tagOf(params.locale);
    const headers = { 'cache-control': isChanging ? 'no-store' : 'no-cache', ...(!isChanging && { etag }) };
    if (!isChanging && matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    const { results } = await search.search(params.locale, params.query, params.limit);
    return jsonResponse({ results: results.map(toJsonResult) }, headers);
  };

  return async (request, url, path) => {
    if (search.locales.length === 0) return undefined;
    const requestedFile = path === SEARCH_ENDPOINT ? undefined : parseSearchPath(path);
    if (path !== SEARCH_ENDPOINT && !requestedFile) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    return requestedFile ? await file(requestedFile, url) : await call(request, url);
  };
}

/**
 * Reads several parts by name. `undefined` if one is missing or is a bundle of parts, or if there are too many.
 */
async function readSeveral({ read }: SearchIndex, list: string): Promise<string | undefined> {
  const names = list.split(',');
  if (names.length > MAX_PARTS || names.some((name) => name.startsWith('bundle'))) return undefined;
  const texts = await Promise.all(names.map(read));
  if (texts.includes(undefined)) return undefined;
  return JSON.stringify(Object.fromEntries(names.map((name, index) => [name, texts[index]])));
}

/** Parses the parameters of a search request. Returns an error text if they are invalid. */
function parseSearchParams(
  parameters: URLSearchParams,
  locales: readonly string[],
): { query: string; locale: string; limit: number } | string {
  const query = parameters.get('q')?.trim() ?? '';
  const locale = parameters.get('locale') ?? locales[0] ?? '';
  const limit = Number(parameters.get('limit') ?? DEFAULT_LIMIT);
  if (query === '') return 'q is missing. Add the search text: /api/search?q=install.';
  if (query.length > MAX_CHARACTERS) return `q is too long. Use at most ${MAX_CHARACTERS} characters.`;
  if (!locales.includes(locale)) return `locale is not a language of this site. Use one of: ${locales.join(', ')}.`;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_RESULTS) {
    return `limit is not a valid number of results. Use a whole number from 1 to ${MAX_RESULTS}.`;
  }
  return { query, locale, limit };
}

function toJsonResult({ path, title, titles, excerpt }: SearchResult) {
  return { path, title, titles, excerpt: excerpt.map(({ text }) => text).join('') };
}

/** Lists all index files, for static hosts. */
export async function* listSearchFiles(
  indexes: SearchIndexes,
  locales: readonly string[],
): AsyncGenerator<ContentFile> {
  for (const locale of locales) {
    const index = await indexes.get(locale);
    if (!index) continue;
    const root = JSON.stringify(index.root);
    yield { url: rootPath(locale), cacheKey: root, read: async () => root };
    for (const name of index.names) {
      yield { url: partPath(locale, name), cacheKey: name, read: async () => (await index.read(name)) ?? '' };
    }
  }
}
