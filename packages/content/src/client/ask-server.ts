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

interface AskServerOptions {
  /** Whose question it is. */
  server?: (() => ServerSide | undefined) | undefined;
  /** Version of the content that the page is of. */
  version?: (() => string | undefined) | undefined;
}

/** Lets the server answer. Both options are asked with every query. */
export function createAskServer(build: ContentBuild, { server, version }: AskServerOptions = {}): RunQuery {
  return async (query) => {
    const side = server?.();
    if (!side && typeof location === 'undefined') throw noOrigin();
    const { limit = Infinity } = query;
    const rows: Rows = [];
    let most = ROWS_OF_AN_ANSWER;
    // A server answers with so many rows at most; the rest is asked for as long as there is one.
    while (rows.length < limit) {
      const wanted = Math.min(limit - rows.length, most);
      const answer = await ask(
        { ...query, skip: query.skip + rows.length, limit: wanted },
        { ...build, version: version?.() ?? '' },
        side,
      );
      if (answer !== 'too large') {
        rows.push(...answer);
        if (answer.length < wanted) break;
      } else most = Math.ceil(wanted / 2);
    }
    return rows;
  };
}

async function ask(
  query: Query,
  { version, base }: ContentBuild & { version: string },
  side: ServerSide | undefined,
): Promise<Rows | 'too large'> {
  const { collection, locale } = query;
  const address = base + queryAddress(collection, version, locale);
  const request = new Request(side ? new URL(address, side.origin) : address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(side?.cookie !== undefined && { cookie: side.cookie }) },
    body: JSON.stringify({ sql: renderQueryText(query) }),
  });
  const response = await fetch(request).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (response.ok) return (await response.json()) as Rows;
  const error = refused(response.status, await response.text());
  // Fewer rows may fit; a single row cannot be split.
  if (error.code === 'query/answer-too-large' && !query.count && (query.limit ?? 0) > 1) return 'too large';
  throw error;
}

/** Characters of a refusal that are shown; a proxy may answer with a whole page. */
const MOST_CHARACTERS = 500;

/** The server answers errors as JSON; a proxy before it may answer with anything. */
function refused(status: number, text: string): ContentError {
  const { code = 'query/refused', message = text, hint } = readError(text);
  return new ContentError(
    code,
    `The server did not answer the query (${status}): ${message.slice(0, MOST_CHARACTERS)}`,
    hint ?? 'Correct the query, or look into the log of the server.',
  );
}

function readError(text: string): { code?: string; message?: string; hint?: string } {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: string; message?: string; hint?: string } };
    return typeof error?.code === 'string' && typeof error.message === 'string' ? error : {};
  } catch {
    return {};
  }
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
