import { once } from '@recto/content';
import type { SiteEndpoint } from '../server/endpoints/endpoint.ts';
import { allowsOrigin } from './allow-origin.ts';
import { runAs } from './caller.ts';
import type { Tools } from './define-tool.ts';
import type { McpOptions } from './mcp-options.ts';
import { readMessage, errorResponse } from './read-message.ts';
import type { ServeMessage } from './serve-mcp.ts';

const MCP_PATH = '/mcp';

/** Maximum duration of a call, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Settings of the MCP endpoint. */
export interface McpSettings {
  /** Tools of the site, by name, in addition to the built-in ones. One with the name of a built-in tool replaces it. */
  tools?: Tools;
  /** Origins of other sites whose pages may send requests from a browser: `https://app.example.com`; `*` for all. */
  origins?: readonly string[];
}

/** Options of `createMcpEndpoint`. */
export interface McpEndpointOptions extends Omit<McpOptions, 'tools'> {
  /** Settings of the site. */
  settings?: McpSettings | undefined;
  /** Maximum duration of a call, in milliseconds. */
  timeout?: number;
}

/** Creates the endpoint `POST /mcp`, which serves the site to agents by the Model Context Protocol. */
export function createMcpEndpoint({
  settings = {},
  timeout = TIMEOUT_MS,
  ...options
}: McpEndpointOptions): SiteEndpoint {
  const { origins = [], tools } = settings;
  const allowed = { url: options.site.url, origins };
  // The library is loaded on the first request, so that sites that only serve pages do not load it.
  const load = once(async (): Promise<ServeMessage> =>
    (await import('./serve-mcp.ts')).serveMcp({ ...options, tools }),
  );

  const respond = async (request: Request): Promise<Response> => {
    const read = await readMessage(request);
    if (read instanceof Response) return read;
    const serve = await load();
    return await serve(request, read.message);
  };

  const handle = async (request: Request, client: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    if (request.method !== 'POST') {
      const text = 'Send messages by POST. This server has no streams and no sessions.';
      return errorResponse(405, text, { allow: 'POST, OPTIONS' });
    }
    return await withTimeout(
      runAs({ client, signal: request.signal }, () => respond(request)),
      timeout,
    );
  };

  /** Lets pages of allowed origins read a response. */
  const withOrigin = (request: Request, response: Response): Response => {
    const origin = request.headers.get('origin');
    response.headers.append('vary', 'origin');
    if (origin !== null && allowsOrigin(origin, allowed)) response.headers.set('access-control-allow-origin', origin);
    return response;
  };

  return {
    path: MCP_PATH,
    methods: 'all',
    cache: 'none',
    limit: {
      name: ({ method }) => (method === 'POST' ? 'mcp' : undefined),
      refuse: (request, seconds) =>
        withOrigin(
          request,
          errorResponse(429, `Too many requests. Try again in ${seconds} s.`, {
            'cache-control': 'no-store',
            'retry-after': String(seconds),
            'x-content-type-options': 'nosniff',
          }),
        ),
    },
    async handle(request, { client }) {
      const isAllowed = allowsOrigin(request.headers.get('origin'), allowed);
      return withOrigin(request, isAllowed ? await handle(request, client) : errorResponse(403, ORIGIN_DENIED));
    },
  };
}

const ORIGIN_DENIED =
  'Pages of this origin may not send requests to this server. The site can allow the origin in mcp.origins.';

/** Headers of the response to a CORS preflight request. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

async function withTimeout(work: Promise<Response>, milliseconds: number): Promise<Response> {
  const timedOut = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    const text = `The call took longer than ${milliseconds} ms and was aborted. Request less, or try again later.`;
    timedOut.resolve(errorResponse(503, text, { 'retry-after': '1' }));
  }, milliseconds);
  try {
    return await Promise.race([work, timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
