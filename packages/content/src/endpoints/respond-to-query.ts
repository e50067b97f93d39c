import { MAX_ROWS } from '../dump/urls.ts';
import { parseQueryText } from '../query/parse-query-text.ts';
import { columnsIn, runQuery } from '../query/run-query.ts';
import { resultTooLarge } from '../store/query-limits.ts';
import type { ReadStore } from '../store/store.ts';
import { readBody } from './read-body.ts';
import { bodyTooLarge, noStatement } from './query-error-response.ts';

/** Maximum size of a request body in bytes: a statement has at most 10,000 characters. */
const BODY_BYTES = 16_000;

/** The context of a query request. */
export interface QueryCall {
  collection: string;
  locale: string | undefined;
  /** Runs the query, with the limits of the client. */
  store: ReadStore;
  /** Maximum size of a response in bytes. */
  maxBytes: number;
}

/** Responds to one query. The statement is parsed and rendered again; it is never run as received. */
export async function respondToQuery(
  request: Request,
  { collection, locale, store, maxBytes }: QueryCall,
): Promise<Response> {
  const sql = await readStatement(request);
  const query = parseQueryText(sql, { collection, columns: columnsIn(store, collection) });
  const limit = Math.min(query.limit ?? MAX_ROWS, MAX_ROWS);
  const bytes = new TextEncoder().encode(JSON.stringify(await runQuery(store, { ...query, locale, limit })));
  if (bytes.byteLength > maxBytes) throw resultTooLarge(maxBytes);
  return new Response(bytes, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}

async function readStatement(request: Request): Promise<string> {
  const text = await readBody(request, BODY_BYTES);
  if (text === undefined) throw bodyTooLarge(BODY_BYTES);
  const body = parseJson(text);
  const sql = typeof body === 'object' && body !== null && 'sql' in body ? body.sql : undefined;
  if (typeof sql !== 'string') throw noStatement();
  return sql;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
