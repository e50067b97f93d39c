import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../../api/running-site.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
/** A request of srvx, with the Node request that it was made from. */
type NodeRequest = Request & { runtime?: { node?: { req?: IncomingMessage } } };

/** Returns the page that is cached under a key. */
export type FindPage = (key: string) => CachedPage | undefined;

/** Sends cached pages again without calling the handler. */
export interface SentPages {
  /** Wraps the handler of all requests: stores the response headers that a cached page was sent with. */
  record: (handler: Fetch) => Fetch;
  /** Repeats the response to an earlier request with the same headers; `false` if there was none. */
  resend: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Request headers that the response with a cached page depends on. */
const HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'forwarded',
  'host',
  'if-none-match',
  'x-forwarded-proto',
]);

/** Clients choose these headers, so their number and their length have limits. */
const MAX_VARIANTS = 8;
const MAX_VARIANT_LENGTH = 1000;

/** URLs that do not change when they are parsed and decoded. URLs with a query are never cached. */
const PLAIN_PATH = /^\/[\w./~-]*$/u;

/**
 * Sends cached pages directly from Node's request. Otherwise three quarters of the processor time for a cached page go
 * into creating a `Request`, a `URL` and a `Response` with the same result each time.
 */
export function createSentPages(find: FindPage): SentPages {
  const pageFor = ({ method, url = '' }: IncomingMessage): CachedPage | undefined =>
    method === 'GET' && PLAIN_PATH.test(url) ? find(`html ${url}`) : undefined;

  return {
    record: (handler) => async (request: NodeRequest) => {
      const response = await handler(request);
      const node = request.runtime?.node?.req;
      const page = node && pageFor(node);
      // The entity tag shows that the response is this page, and not its markdown version or that of an API route.
      if (!page || response.headers.get('etag') !== page.tag) return response;
      const variant = variantOf(node.rawHeaders);
      const isKnown = response.status === 200 || response.status === 304;
      if (variant === undefined || !isKnown || page.variants.size >= MAX_VARIANTS) return response;
      const encoding = response.headers.get('content-encoding') ?? 'identity';
      page.variants.set(variant, { status: response.status, headers: [...response.headers].flat(), encoding });
      return response;
    },

    resend(request, response) {
      const page = pageFor(request);
      const variant = page && variantOf(request.rawHeaders);
      const sent = variant === undefined ? undefined : page?.variants.get(variant);
      if (!page || !sent) return false;
      if (sent.status === 304) {
        response.writeHead(304, sent.headers).end();
        return true;
      }
      const body = page.bodyIn(sent.encoding);
      if (!body) return false;
      response.writeHead(sent.status, [...sent.headers, 'content-length', String(body.byteLength)]).end(body);
      return true;
    },
  };
}

/** The relevant request headers as one string; `undefined` for requests with credentials, which are never shared. */
function variantOf(rawHeaders: readonly string[]): string | undefined {
  let variant = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (name === 'authorization') return undefined;
    if (HEADERS.has(name)) variant += `${name}: ${rawHeaders[index + 1] ?? ''}\n`;
  }
  return variant.length > MAX_VARIANT_LENGTH ? undefined : variant;
}
