import { ContentError } from '@recto/content';
import { createClientOf, createRateLimit, errorResponse } from '@recto/content/node';
import type { ClientOf, Endpoint } from '@recto/content/node';
import { createClientLimits, tooManyRequests } from './client-limits.ts';
import type { CountRequest } from './client-limits.ts';
import type { Authorize, SiteEndpoint } from './endpoint.ts';
import { readInput } from './read-input.ts';

/** Options of `createEndpointTable`. */
export interface EndpointTableOptions {
  /** Determines the client of a request, whose requests are limited. */
  clientOf?: ClientOf | undefined;
  /** Counts requests to endpoints that name a limit of the configuration. */
  countRequest?: CountRequest | undefined;
  /** Checks roles. Without it, every endpoint with a role responds with 403. */
  authorize?: Authorize | undefined;
}

/** The parts of a request that its limit depends on. */
interface CountedRequest {
  client: string;
  path: string;
}

/** The `cache-control` of responses that do not set one. */
const DEFAULT_CACHE_CONTROL = { none: 'no-store', version: 'no-cache', own: 'no-store' };

/**
 * Creates a handler that finds the endpoint of a request by its path, then by its parent folders, then by its file name
 * or extension; last is the endpoint for all paths. Lookup time does not depend on the number of endpoints. Throws if
 * two endpoints have the same path.
 */
export function createEndpointTable(
  endpoints: readonly SiteEndpoint[],
  {
    clientOf = createClientOf(),
    countRequest = createClientLimits(),
    authorize = async () => errorResponse(403, 'Forbidden'),
  }: EndpointTableOptions = {},
): Endpoint {
  const table = new Map(uniqueEntries(endpoints));
  const rateLimits = new Map(
    endpoints.flatMap((endpoint) => {
      const perMinute = endpoint.limit?.perMinute;
      return perMinute === undefined ? [] : [[endpoint, createRateLimit({ perMinute })]];
    }),
  );

  const secondsToWait = (endpoint: SiteEndpoint, request: Request, { client, path }: CountedRequest): number => {
    const { name } = endpoint.limit ?? {};
    if (name === undefined) return rateLimits.get(endpoint)?.(client) ?? 0;
    const limit = typeof name === 'string' ? name : name(request, path);
    return limit === undefined ? 0 : countRequest(limit, client);
  };

  const refuseRequest = async (
    endpoint: SiteEndpoint,
    request: Request,
    counted: CountedRequest,
  ): Promise<Response | undefined> => {
    const { methods } = endpoint;
    if (methods !== 'all' && !allowed(methods).includes(request.method)) {
      return errorResponse(405, 'Method Not Allowed', { allow: allowed(methods).join(', ') });
    }
    const wait = secondsToWait(endpoint, request, counted);
    if (wait > 0) return endpoint.limit?.refuse?.(request, wait) ?? tooManyRequests(wait);
    const role = roleOf(endpoint, request.method);
    return role === undefined ? undefined : await authorize(request, role);
  };

  const respond = async (endpoint: SiteEndpoint, request: Request, url: URL, path: string) => {
    const client = clientOf(request);
    const refused = await refuseRequest(endpoint, request, { client, path });
    if (refused) return refused;
    const input = await readInput(endpoint, request, url);
    if (input instanceof Response) return input;
    const response = await endpoint.handle(request, { url, path, input, client });
    return withDefaults(response, DEFAULT_CACHE_CONTROL[endpoint.cache]);
  };

  return async (request, url, path) => {
    for (const key of keysOf(path)) {
      const endpoint = table.get(key);
      const response = endpoint && (await respond(endpoint, request, url, path));
      if (response) return response;
    }
    return undefined;
  };
}

function uniqueEntries(endpoints: readonly SiteEndpoint[]): [string, SiteEndpoint][] {
  const seen = new Set<string>();
  return endpoints.map((endpoint) => {
    const { path } = endpoint;
    if (seen.has(path)) {
      throw new ContentError(
        'config/endpoints',
        `Two features have an endpoint at "${path}".`,
        'Remove one of them, or give it another path.',
      );
    }
    seen.add(path);
    return [path, endpoint];
  });
}

/** Keys under which the endpoint of a path can be in the table, the most specific first. */
function* keysOf(path: string): Generator<string> {
  yield path;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield `${path.slice(0, end)}/**`;
  yield `/**${path.slice(path.lastIndexOf('/'))}`;
  const ending = /\.[\da-z]+$/u.exec(path)?.[0];
  if (ending !== undefined) yield `/**${ending}`;
  yield '/**';
}

/** `HEAD` needs the role of `GET`. */
function roleOf({ role }: SiteEndpoint, method: string): string | undefined {
  return typeof role === 'object' ? role[method === 'HEAD' ? 'GET' : method] : role;
}

function allowed(methods: readonly string[]): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function withDefaults(response: Response | undefined, cache: string): Response | undefined {
  if (!response) return undefined;
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', cache);
  if (!response.headers.has('x-content-type-options')) response.headers.set('x-content-type-options', 'nosniff');
  return response;
}
