import { z } from 'zod';
import { studioError } from '../../studio-error.ts';
import { success } from '../repository-error.ts';
import type { Answer } from '../repository-error.ts';
import { describeStatus, unexpectedAnswer, unreachable } from './describe-status.ts';

/** Longest wait for a whole answer, in milliseconds. */
const TIMEOUT = 20_000;

export interface ApiOptions {
  /** Shown in messages: `GitHub`. */
  name: string;
  /** Start of all addresses, without a slash at the end. */
  url: string;
  /** Called before each request, so that a token may change. It never leaves the server. */
  token: () => string | Promise<string>;
  /** The header that carries the token. */
  authorize: (token: string) => Record<string, string>;
  headers?: Readonly<Record<string, string>>;
  timeout?: number;
}

interface ApiRequest<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'HEAD';
  /** Each part is encoded. */
  path: readonly string[];
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
  /** What the answer has to look like. */
  schema: Schema;
  /** Shown when it does not exist: `The branch "main"`. */
  what: string;
}

interface ApiAnswer<Value> {
  value: Value;
  headers: Headers;
}

export interface Api {
  request: <Schema extends z.ZodType>(request: ApiRequest<Schema>) => Answer<ApiAnswer<z.output<Schema>>>;
  /** The bytes of an answer that is no JSON. */
  download: (request: Omit<ApiRequest<z.ZodType>, 'schema' | 'body' | 'method'>) => Answer<Uint8Array>;
}

/** Requests to the API of a git host. Answers are checked; errors become values without secrets in them. */
export function createApi(options: ApiOptions): Api {
  const base = checkAddress(options.url);

  const send = async (
    request: Omit<ApiRequest<z.ZodType>, 'schema'>,
  ): Answer<{ bytes: Uint8Array; headers: Headers }> => {
    const { method = 'GET', path, query = {}, body, what } = request;
    const url = new URL(`${base}/${path.map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const token = await options.token();
    try {
      const response = await fetch(url, {
        method,
        // A request that writes must not become another one at another address.
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
      const answer = await send(request);
      if (!answer.ok) return answer;
      const { bytes, headers } = answer.value;
      const parsed = request.schema.safeParse(parseJson(bytes));
      if (!parsed.success) return unexpectedAnswer(options.name, request.what, z.prettifyError(parsed.error));
      return success({ value: parsed.data, headers });
    },
    async download(request) {
      const answer = await send(request);
      return answer.ok ? success(answer.value.bytes) : answer;
    },
  };
}

/** `undefined` where there is no JSON. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** A token is sent with each request, so the way must be encrypted. */
function checkAddress(address: string): string {
  const url = URL.parse(address);
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return address.replace(/\/+$/u, '');
  throw studioError(
    'studio/host-address',
    `"${address}" is not an address of a git host that a token may be sent to.`,
    'Write an address that begins with https://.',
  );
}
