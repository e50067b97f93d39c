import { createDumps } from '../dump/create-dumps.ts';
import { ContentError } from '../errors.ts';
import { clientOf } from '../rate-limit/client-of.ts';
import type { LimitedStore } from '../store/limited-store.ts';
import { resolveQueryLimits } from '../store/query-limits.ts';
import type { ReadStore } from '../store/store.ts';
import { isUnavailable } from '../store/unavailable-store.ts';
import { answerQuery } from './answer-query.ts';
import { refuse } from './answers.ts';
import { acceptedEncoding } from './compress.ts';
import type { Encoding } from './compress.ts';
import type { Endpoint } from './endpoint.ts';
import { createPackedDumps } from './packed-dumps.ts';
import { refuseQuery, unknownLocale } from './refuse-query.ts';

const DUMP = /^\/__recto_content\/([^/]+)\/sql_dump\.txt$/u;
const QUERY = /^\/__recto_content\/([^/]+)\/query$/u;

export interface ContentEndpointsOptions {
  /** Where dumps are read from. */
  store: ReadStore;
  /** Who answers queries: strangers send them, so better a store with limits. */
  asked?: LimitedStore;
  /** Languages of the site. No other can be asked for, since every one that is asked for is kept. */
  locales: readonly string[];
  /** A dev server's rows change under its feet. */
  isDev: boolean;
  /** Longest answer to a query, in bytes. */
  answerBytes?: number | undefined;
  /** The header in which a proxy of the site names the visitor's address. */
  addressHeader?: string | undefined;
  /** Called with errors that visitors must not read. */
  report?: (error: unknown, path: string) => void;
}

/** The two calls of a browser to the content: the rows as a dump, or the answer to one query. */
export function createContentEndpoints(options: ContentEndpointsOptions): Endpoint {
  const { store, asked, locales, isDev, addressHeader, report } = options;
  const answerBytes = options.answerBytes ?? resolveQueryLimits().answerBytes;
  const dumps = createPackedDumps(createDumps(store));
  const isKnown = (collection: string): boolean => Object.hasOwn(store.collections, collection);

  const dump = async (
    collection: string,
    query: URLSearchParams,
    locale: string | undefined,
    encoding: Encoding,
  ): Promise<Response> => {
    const part = query.get('part') ?? 'all';
    if (part !== 'all' && part !== 'index' && part !== 'body') return refuse(400, 'part is "index" or "body".');
    const { version, bytes } = await dumps.get(collection, { part, locale }, encoding);
    return new Response(bytes, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': query.get('v') === version && !isDev ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };

  const query = async (collection: string, locale: string | undefined, request: Request): Promise<Response> => {
    const caller = { client: clientOf(request, addressHeader), signal: request.signal };
    return await answerQuery(request, { collection, locale, store: asked?.for(caller) ?? store, answerBytes });
  };

  return async (request, url, path) => {
    const [, dumped] = DUMP.exec(path) ?? [];
    const [, queried] = QUERY.exec(path) ?? [];
    const collection = dumped ?? queried;
    if (collection === undefined) return undefined;
    if (!isKnown(collection)) return refuse(404, 'There is no such collection.');
    const wanted = dumped === undefined ? 'POST' : 'GET';
    const isHead = request.method === 'HEAD' && wanted === 'GET';
    if (request.method !== wanted && !isHead) return refuse(405, 'Method Not Allowed', { allow: wanted });
    try {
      const locale = url.searchParams.get('locale') ?? undefined;
      if (locale !== undefined && !locales.includes(locale)) throw unknownLocale(locale, locales);
      if (dumped === undefined) return await query(collection, locale, request);
      return await dump(collection, url.searchParams, locale, acceptedEncoding(request));
    } catch (error) {
      // The client has disconnected.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (!(error instanceof ContentError)) throw error;
      if (isUnavailable(error) && error.code.startsWith('store/')) report?.(error, path);
      return refuseQuery(error);
    }
  };
}
