import { ContentError, createDumps, parseQueryText } from '@recto/content';
import type { Content, ContentConfig, Dumps, ReadStore } from '@recto/content';
import type { Endpoint } from './endpoint.ts';
import { answerJson, readJson, refuse } from './answers.ts';

const DUMP = /^\/__recto_content\/([^/]+)\/sql_dump\.txt$/u;
const QUERY = /^\/__recto_content\/([^/]+)\/query$/u;
const LOCALE = /^[a-z]{2,3}(?:_[a-z]{2,4})?$/iu;

/** Longest statement that is read, in bytes. */
const MOST_BYTES = 16_000;
/** Most rows of one answer; whoever wants more asks with skip. */
const MOST_ROWS = 1000;

export interface ContentEndpointsOptions {
  store: ReadStore;
  content: Content<ContentConfig['collections']>;
  /** A dev server's rows change under its feet. */
  isDev: boolean;
}

/** The two calls of a browser to the content: the rows as a dump, or the answer to one query. */
export function createContentEndpoints({ store, content, isDev }: ContentEndpointsOptions): Endpoint {
  const dumps = isDev ? createDumps(store) : remember(createDumps(store));
  const isKnown = (collection: string): boolean => Object.hasOwn(store.collections, collection);

  const dump = async (collection: string, query: URLSearchParams): Promise<Response> => {
    const part = query.get('part') ?? 'all';
    const locale = query.get('locale') ?? undefined;
    if (part !== 'all' && part !== 'index' && part !== 'body') return refuse(400, 'part is "index" or "body".');
    if (locale !== undefined && !LOCALE.test(locale)) return refuse(400, 'locale is no language code.');
    const isCurrent = query.get('v') === (await dumps.version(collection));
    return new Response(await dumps.dump(collection, { part, locale }), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': isCurrent && !isDev ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-content-type-options': 'nosniff',
      },
    });
  };

  /** The statement is read by a grammar and rebuilt; it is never run as given. */
  const query = async (collection: string, request: Request): Promise<Response> => {
    const body = await readJson(request, MOST_BYTES);
    const sql = typeof body === 'object' && body !== null && 'sql' in body ? body.sql : undefined;
    if (typeof sql !== 'string')
      return refuse(400, 'The body is JSON with a field "sql" that holds a select statement.');
    const parsed = parseQueryText(sql, { collection, columns: content.columns(collection) });
    const rows = await content.run({ ...parsed, limit: Math.min(parsed.limit ?? MOST_ROWS, MOST_ROWS) });
    return answerJson(rows, { 'cache-control': 'no-store' });
  };

  return async (request, url, path) => {
    const [, dumped] = DUMP.exec(path) ?? [];
    const [, asked] = QUERY.exec(path) ?? [];
    const collection = dumped ?? asked;
    if (collection === undefined) return undefined;
    if (!isKnown(collection)) return refuse(404, 'There is no such collection.');
    const wanted = dumped === undefined ? 'POST' : 'GET';
    const isHead = request.method === 'HEAD' && wanted === 'GET';
    if (request.method !== wanted && !isHead) return refuse(405, 'Method Not Allowed', { allow: wanted });
    try {
      return dumped === undefined ? await query(collection, request) : await dump(collection, url.searchParams);
    } catch (error) {
      if (error instanceof ContentError) return refuse(400, `${error.message} ${error.hint}`);
      throw error;
    }
  };
}

/** A built database never changes, so each dump of it is made once. */
function remember(dumps: Dumps): Dumps {
  const known = new Map<string, Promise<string>>();
  const once = (key: string, make: () => Promise<string>): Promise<string> => {
    const made = known.get(key) ?? make();
    if (!known.has(key) && known.size < MOST_REMEMBERED) known.set(key, made);
    return made;
  };
  return {
    version: (collection) => once(`version ${collection}`, () => dumps.version(collection)),
    dump: (collection, request) =>
      once(`dump ${collection} ${request.part} ${request.locale ?? ''}`, () => dumps.dump(collection, request)),
  };
}

/** Parts and languages make many dumps; asking for languages that do not exist must not fill the memory. */
const MOST_REMEMBERED = 500;
