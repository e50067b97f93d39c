import { queryAddress, ROWS_OF_AN_ANSWER } from '../dump/addresses.ts';
import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Query } from '../query/query.ts';
import { renderQueryText } from '../query/text.ts';
import type { ContentBuild } from './question.ts';

/** For code that runs on a server: where the site answers, and whose question it is. */
export interface ServerSide {
  /** Origin of the site, from its configuration: a request's Host header can name any. */
  origin: string;
  /** The visitor's cookies, which are sent along. */
  cookie?: string | undefined;
}

type Rows = Record<string, unknown>[];

/** Lets the server answer. Whose question it is, is asked with every query. */
export function createAskServer(
  build: ContentBuild,
  serverSide: () => ServerSide | undefined = () => undefined,
): RunQuery {
  return async (query) => {
    const side = serverSide();
    if (!side && typeof location === 'undefined') throw noOrigin();
    const { limit = Infinity } = query;
    const rows: Rows = [];
    // A server answers with so many rows at most; the rest is asked for as long as there is one.
    for (let given = ROWS_OF_AN_ANSWER; given === ROWS_OF_AN_ANSWER && rows.length < limit;) {
      const left = Math.min(limit - rows.length, ROWS_OF_AN_ANSWER);
      const answer = await ask({ ...query, skip: query.skip + rows.length, limit: left }, build, side);
      given = answer.length;
      rows.push(...answer);
    }
    return rows;
  };
}

async function ask(query: Query, { versions, base }: ContentBuild, side: ServerSide | undefined): Promise<Rows> {
  const { collection, locale } = query;
  const address = base + queryAddress(collection, versions[collection] ?? '', locale);
  const request = new Request(side ? new URL(address, side.origin) : address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(side?.cookie !== undefined && { cookie: side.cookie }) },
    body: JSON.stringify({ sql: renderQueryText(query) }),
  });
  const response = await fetch(request).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (response.ok) return (await response.json()) as Rows;
  throw refused(response.status, await response.text());
}

/** Characters of a refusal that are shown; a proxy may answer with a whole page. */
const MOST_CHARACTERS = 500;

function refused(status: number, text: string): ContentError {
  return new ContentError(
    'query/refused',
    `The server did not answer the query (${status}): ${text.slice(0, MOST_CHARACTERS)}`,
    'Correct the query, or look into the log of the server.',
  );
}

function unreachable(error: unknown): ContentError {
  return new ContentError(
    'query/unreachable',
    `The server could not be asked: ${error instanceof Error ? error.message : String(error)}.`,
    'Check the connection and try again.',
  );
}

function noOrigin(): ContentError {
  return new ContentError(
    'query/no-origin',
    'A query outside a browser does not know which site to ask.',
    'Give createContentClient the option "server", a function that names the origin of the site and the cookies of the request.',
  );
}
