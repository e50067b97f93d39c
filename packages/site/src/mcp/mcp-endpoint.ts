import { once } from '@recto/content';
import { clientOf, createRateLimit } from '@recto/content/node';
import type { SiteEndpoint } from '../server/endpoints/endpoint.ts';
import { allowsOrigin } from './allow-origin.ts';
import { runAs } from './caller.ts';
import type { Tools } from './define-tool.ts';
import type { McpOptions } from './mcp-options.ts';
import { readMessage, refuseMessage } from './read-message.ts';
import type { ServeMessage } from './serve-mcp.ts';

const MCP_PATH = '/mcp';

/** Longest that an answer may take, in milliseconds. */
const MOST_MS = 10_000;

export interface McpSettings {
  /** Tools of the site itself, by name, beside those that every site has; one of the same name takes its place. */
  tools?: Tools;
  /** Requests of one client, in a minute and at once. */
  requestsPerMinute?: number;
  /** Other sites whose pages may call it from a browser, by their origin: `https://app.example.com`; `*` for all. */
  origins?: readonly string[];
}

export interface McpEndpointOptions extends Omit<McpOptions, 'tools'> {
  settings?: McpSettings | undefined;
  /** The header in which a proxy of the site names the visitor's address. */
  addressHeader?: string | undefined;
  /** Longest that an answer may take, in milliseconds. */
  timeout?: number;
}

/** `POST /mcp`: the site for agents, by the Model Context Protocol. */
export function createMcpEndpoint({
  settings = {},
  addressHeader,
  timeout = MOST_MS,
  ...options
}: McpEndpointOptions): SiteEndpoint {
  const { requestsPerMinute, origins, tools } = resolveSettings(settings);
  const known = { url: options.site.url, origins };
  const waitOf = createRateLimit({ perMinute: requestsPerMinute });
  // Whoever only reads pages does not pay for the library.
  const load = once(async (): Promise<ServeMessage> =>
    (await import('./serve-mcp.ts')).serveMcp({ ...options, tools }),
  );

  const answer = async (request: Request): Promise<Response> => {
    const read = await readMessage(request);
    if (read instanceof Response) return read;
    const serve = await load();
    return await serve(request, read.message);
  };

  const admit = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    if (request.method !== 'POST') {
      const text = 'Agents send messages here, by POST. There is no stream and no session.';
      return refuseMessage(405, text, { allow: 'POST, OPTIONS' });
    }
    const client = clientOf(request, addressHeader);
    const wait = waitOf(client);
    if (wait > 0) {
      const text = `Too many requests: ${requestsPerMinute} a minute are answered. Ask again in ${wait} s.`;
      return refuseMessage(429, text, { 'retry-after': String(wait) });
    }
    return await withinTime(
      runAs({ client, signal: request.signal }, () => answer(request)),
      timeout,
    );
  };

  return {
    path: MCP_PATH,
    methods: 'all',
    cache: 'none',
    async answer(request) {
      const origin = request.headers.get('origin');
      const isAllowed = allowsOrigin(origin, known);
      const response = isAllowed ? await admit(request) : refuseMessage(403, FOREIGN);
      response.headers.append('vary', 'origin');
      if (origin !== null && isAllowed) response.headers.set('access-control-allow-origin', origin);
      return response;
    },
  };
}

function resolveSettings({ requestsPerMinute = 120, origins = [], tools }: McpSettings) {
  return { requestsPerMinute, origins, tools };
}

const FOREIGN = 'Pages of this origin may not call this server. The site can name it in mcp.origins.';

/** What browsers ask before a page of another origin may call. */
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

async function withinTime(work: Promise<Response>, milliseconds: number): Promise<Response> {
  const late = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    const text = `This took longer than ${milliseconds} ms and was given up. Ask for less, or again later.`;
    late.resolve(refuseMessage(503, text, { 'retry-after': '1' }));
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
