import { queryUrl, MAX_ROWS } from '../dump/urls.ts';
import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Query } from '../query/query.ts';
import { renderQueryText } from '../query/render-query-text.ts';
import type { ContentBuild } from './worker-protocol.ts';

/** For code that runs on a server: the origin of the site and the cookies of the visitor. */
export interface ServerContext {
  /** Origin of the site, from its configuration, because the Host header of a request is not trustworthy. */
  origin: string;
  /** The cookies of the visitor, which are forwarded. */
  cookie?: string | undefined;
}

type Rows = Record<string, unknown>[];

interface ServerRunnerOptions {
  /** Origin and cookies, for queries on a server. */
  server?: (() => ServerContext | undefined) | undefined;
  /** Version of the content that the page shows. */
  version?: (() => string | undefined) | undefined;
}

/** Creates a function that runs queries on the server. Both options are called for every query. */
export function createServerRunner(build: ContentBuild, { server, version }: ServerRunnerOptions = {}): RunQuery {
  return async (query) => {
    const side = server?.();
    if (!side && typeof location === 'undefined') throw noOrigin();
    const { limit = Infinity } = query;
    const rows: Rows = [];
    let maxRows = MAX_ROWS;
    // The number of rows in a response is limited; further rows are requested until there are no more.
    while (rows.length < limit) {
      const requested = Math.min(limit - rows.length, maxRows);
      const result = await requestRows(
        { ...query, skip: query.skip + rows.length, limit: requested },
        { ...build, version: version?.() ?? '' },
        side,
      );
      if (result !== 'too large') {
        rows.push(...result);
        if (result.length < requested) break;
      } else maxRows = Math.ceil(requested / 2);
    }
    return rows;
  };
}

async function requestRows(
  query: Query,
  { version, base }: ContentBuild & { version: string },
  side: ServerContext | undefined,
): Promise<Rows | 'too large'> {
  const { collection, locale } = query;
  const url = base + queryUrl(collection, version, locale);
  const request = new Request(side ? new URL(url, side.origin) : url, {
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

/** Maximum length of an error message, because a proxy may respond with a whole page. */
const MAX_MESSAGE_LENGTH = 500;

/** The server responds with errors as JSON; a proxy in front of it may respond with anything. */
function refused(status: number, text: string): ContentError {
  const { code = 'query/refused', message = text, hint } = readError(text);
  return new ContentError(
    code,
    `The server did not answer the query (${status}): ${message.slice(0, MAX_MESSAGE_LENGTH)}`,
    hint ?? 'Correct the query, or check the log of the server.',
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
    `The server could not be reached: ${error instanceof Error ? error.message : String(error)}.`,
    'Check the connection and try again.',
  );
}

function noOrigin(): ContentError {
  return new ContentError(
    'query/no-origin',
    'A query outside of a browser needs the origin of the site.',
    'Pass createContentClient the option "server": a function that returns the origin of the site and the cookies of the request.',
  );
}
