import { VERSIONS_FILE } from '../dump/urls.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { ContentError } from '../errors.ts';
import { createClientOf } from '../rate-limit/client-of.ts';
import type { ClientOf } from '../rate-limit/client-of.ts';
import type { LimitedStore } from '../store/limited-store.ts';
import { resolveQueryLimits } from '../store/query-limits.ts';
import type { ReadStore } from '../store/store.ts';
import { isUnavailable } from '../store/unavailable-store.ts';
import { respondToQuery } from './respond-to-query.ts';
import { jsonResponse, errorResponse } from './responses.ts';
import { acceptedEncoding } from './compress.ts';
import type { Encoding } from './compress.ts';
import type { Endpoint } from './endpoint.ts';
import { createPackedDumps } from './packed-dumps.ts';
import { queryErrorResponse, unknownLocale } from './query-error-response.ts';

const DUMP = /^\/__recto_content\/([^/]+)\/sql_dump\.txt$/u;
const QUERY = /^\/__recto_content\/([^/]+)\/query$/u;

/** Options of `createContentEndpoints`. */
export interface ContentEndpointsOptions {
  /** The store that dumps are read from. */
  store: ReadStore;
  /** The store that runs queries. Queries come from the network, so it should have limits. */
  queryStore?: LimitedStore;
  /** Languages of the site. Others are rejected, because the response for each language is cached. */
  locales: readonly string[];
  /** Whether this is a development server, whose rows can change at any time. */
  isDev: boolean;
  /** Whether a version is that of the current content. Without it, the versions of collections are never cached. */
  isVersion?: ((content: string) => Promise<boolean>) | undefined;
  /** Maximum size of the response to a query, in bytes. */
  resultBytes?: number | undefined;
  /** Determines the client of a request, whose queries are limited. */
  clientOf?: ClientOf | undefined;
  /** Called with errors that visitors must not see. */
  report?: (error: unknown, path: string) => void;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Creates the endpoint that browsers load content from: versions of collections, dumps, and queries. */
export function createContentEndpoints(options: ContentEndpointsOptions): Endpoint {
  const { store, queryStore, locales, isDev, isVersion, clientOf = createClientOf(), report } = options;
  const maxBytes = options.resultBytes ?? resolveQueryLimits().resultBytes;
  const listed = createDumps(store);
  const dumps = createPackedDumps(listed);
  const isKnown = (collection: string): boolean => Object.hasOwn(store.collections, collection);

  const versions = async (requestedVersion: string | null): Promise<Response> => {
    const read = Object.keys(store.collections).map(async (name) => [name, await listed.version(name)] as const);
    const versionsByName = Object.fromEntries(await Promise.all(read));
    const isLasting = !isDev && requestedVersion !== null && (await isVersion?.(requestedVersion)) === true;
    return jsonResponse(versionsByName, { 'cache-control': isLasting ? FOREVER : 'no-store' });
  };

  const dump = async (
    collection: string,
    query: URLSearchParams,
    locale: string | undefined,
    encoding: Encoding,
  ): Promise<Response> => {
    const part = query.get('part') ?? 'all';
    if (part !== 'all' && part !== 'index' && part !== 'body') return errorResponse(400, 'part is "index" or "body".');
    const { version, bytes } = await dumps.get(collection, { part, locale }, encoding);
    return new Response(bytes, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': query.get('v') === version && !isDev ? FOREVER : 'no-store',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };

  const query = async (collection: string, locale: string | undefined, request: Request): Promise<Response> => {
    const caller = { client: clientOf(request), signal: request.signal };
    return await respondToQuery(request, { collection, locale, store: queryStore?.for(caller) ?? store, maxBytes });
  };

  return async (request, url, path) => {
    const [, dumped] = DUMP.exec(path) ?? [];
    const [, queried] = QUERY.exec(path) ?? [];
    const collection = dumped ?? queried;
    const isList = path === VERSIONS_FILE;
    if (collection === undefined && !isList) return undefined;
    if (collection !== undefined && !isKnown(collection)) return errorResponse(404, 'The collection does not exist.');
    const allowed = queried === undefined ? 'GET' : 'POST';
    const isHead = request.method === 'HEAD' && allowed === 'GET';
    if (request.method !== allowed && !isHead) return errorResponse(405, 'Method Not Allowed', { allow: allowed });
    try {
      const locale = url.searchParams.get('locale') ?? undefined;
      if (locale !== undefined && !locales.includes(locale)) throw unknownLocale(locale, locales);
      if (queried !== undefined) return await query(queried, locale, request);
      if (dumped !== undefined) return await dump(dumped, url.searchParams, locale, acceptedEncoding(request));
      return await versions(url.searchParams.get('v'));
    } catch (error) {
      // The client has disconnected.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (!(error instanceof ContentError)) throw error;
      if (isUnavailable(error) && error.code.startsWith('store/')) report?.(error, path);
      return queryErrorResponse(error);
    }
  };
}
