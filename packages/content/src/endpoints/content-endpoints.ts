import type { ContentConfig } from '../collections/collection.ts';
import { createContent } from '../content.ts';
import { ROWS_OF_AN_ANSWER } from '../dump/addresses.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { ContentError } from '../errors.ts';
import { parseQueryText } from '../query/parse-text.ts';
import type { ReadStore } from '../store/store.ts';
import { answerJson, readJson, refuse } from './answers.ts';
import { acceptedEncoding } from './compress.ts';
import type { Encoding } from './compress.ts';
import type { Endpoint } from './endpoint.ts';
import { createPackedDumps } from './packed-dumps.ts';

const DUMP = /^\/__recto_content\/([^/]+)\/sql_dump\.txt$/u;
const QUERY = /^\/__recto_content\/([^/]+)\/query$/u;
/** A language as its folder is named: `en`, `pt-BR`, `zh_Hant`. */
const LOCALE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/iu;

/** Longest statement that is read, in bytes. */
const MOST_BYTES = 16_000;

export interface ContentEndpointsOptions {
  /** Where dumps are read from. */
  store: ReadStore;
  /** Who answers queries: strangers send them, so better a store with a time limit. */
  asked?: ReadStore;
  /** A dev server's rows change under its feet. */
  isDev: boolean;
}

/** The two calls of a browser to the content: the rows as a dump, or the answer to one query. */
export function createContentEndpoints({ store, asked = store, isDev }: ContentEndpointsOptions): Endpoint {
  const content = createContent<ContentConfig>(asked);
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

  /** The statement is read by a grammar and rebuilt; it is never run as given. */
  const query = async (collection: string, locale: string | undefined, request: Request): Promise<Response> => {
    const body = await readJson(request, MOST_BYTES);
    const sql = typeof body === 'object' && body !== null && 'sql' in body ? body.sql : undefined;
    if (typeof sql !== 'string')
      return refuse(400, 'The body is JSON with a field "sql" that holds a select statement.');
    const parsed = parseQueryText(sql, { collection, columns: content.columns(collection) });
    const rows = await content.run({
      ...parsed,
      locale,
      limit: Math.min(parsed.limit ?? ROWS_OF_AN_ANSWER, ROWS_OF_AN_ANSWER),
    });
    return answerJson(rows, { 'cache-control': 'no-store' });
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
    const locale = url.searchParams.get('locale') ?? undefined;
    if (locale !== undefined && !LOCALE.test(locale)) return refuse(400, 'locale is no language code.');
    try {
      if (dumped === undefined) return await query(collection, locale, request);
      return await dump(collection, url.searchParams, locale, acceptedEncoding(request));
    } catch (error) {
      if (error instanceof ContentError) return refuse(statusOf(error), `${error.message} ${error.hint}`);
      throw error;
    }
  };
}

/** What a store has no time for is not the question's fault alone: another moment, another answer. */
function statusOf({ code }: ContentError): number {
  return code === 'query/too-slow' || code === 'query/busy' ? 503 : 400;
}
