import { z } from 'zod';
import { studioError } from '../../studio-error.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { describeStatus, unexpectedResponse, unreachable } from './describe-status.ts';

/** Maximum time to wait for a complete response, in milliseconds. */
const TIMEOUT = 20_000;

/** Options of `createApi`. */
export interface ApiOptions {
  /** Name of the host in messages: `GitHub`. */
  name: string;
  /** Base URL without a trailing slash. */
  url: string;
  /** Called before each request, because a token may change. It never leaves the server. */
  token: () => string | Promise<string>;
  /** Returns the header that contains the token. */
  authorize: (token: string) => Record<string, string>;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Maximum time to wait for a complete response, in milliseconds. */
  timeout?: number;
}

interface ApiRequest<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'HEAD';
  /** Path segments; each is encoded. */
  path: readonly string[];
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
  /** Validates the response. */
  schema: Schema;
  /** Subject of the error if it does not exist: `The branch "main"`. */
  what: string;
}

interface ApiResponse<Value> {
  value: Value;
  headers: Headers;
}

/** Sends requests to the API of a git host. */
export interface Api {
  /** Sends a request and validates the JSON response. */
  request: <Schema extends z.ZodType>(request: ApiRequest<Schema>) => AsyncResult<ApiResponse<z.output<Schema>>>;
  /** Returns the bytes of a response that is not JSON. */
  download: (request: Omit<ApiRequest<z.ZodType>, 'schema' | 'body' | 'method'>) => AsyncResult<Uint8Array>;
}

/**
 * Creates a client for the API of a git host. Responses are validated; errors are returned as values without secrets.
 */
export function createApi(options: ApiOptions): Api {
  const base = checkUrl(options.url);

  const send = async (
    request: Omit<ApiRequest<z.ZodType>, 'schema'>,
  ): AsyncResult<{ bytes: Uint8Array; headers: Headers }> => {
    const { method = 'GET', path, query = {}, body, what } = request;
    const url = new URL(`${base}/${path.map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const token = await options.token();
    try {
      const response = await fetch(url, {
        method,
        // A write request must not be redirected to another URL.
        redirect: method === 'GET' ? 'follow' : 'error',
        signal: AbortSignal.timeout(options.timeout ?? TIMEOUT),
        headers: {
          accept: 'application/json',
          'user-agent': 'recto-studio',
          ...options.headers,
          ...options.authorize(token),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.ok) return success({ bytes, headers: response.headers });
      return describeStatus({
        name: options.name,
        status: response.status,
        headers: response.headers,
        bytes,
        what,
        token,
      });
    } catch (error) {
      return unreachable(options.name, error);
    }
  };

  return {
    async request(request) {
      const response = await send(request);
      if (!response.ok) return response;
      const { bytes, headers } = response.value;
      const parsed = request.schema.safeParse(parseJson(bytes));
      if (!parsed.success) return unexpectedResponse(options.name, request.what, z.prettifyError(parsed.error));
      return success({ value: parsed.data, headers });
    },
    async download(request) {
      const response = await send(request);
      return response.ok ? success(response.value.bytes) : response;
    },
  };
}

/** Parses JSON; returns `undefined` if it is invalid. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** A token is sent with each request, so the connection must be encrypted. */
function checkUrl(address: string): string {
  const url = URL.parse(address);
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return address.replace(/\/+$/u, '');
  throw studioError(
    'studio/host-address',
    `"${address}" is not a URL that a token may be sent to.`,
    'Use a URL that begins with https://.',
  );
}
