import { errorResponse } from '@recto/content/node';
import { logError } from '../log/log-error.ts';
import { finishResponse } from './finish-response.ts';
import { readTransport } from './read-transport.ts';
import type { Transport } from './read-transport.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** Transport of a request with an invalid host, whose response gets no HSTS header. */
const UNKNOWN_TRANSPORT: Transport = { isSecure: false, isTrusted: true };

/** Wraps the handler of all requests: rejects an invalid host, and adds the common headers to every response. */
export function createFrontHandler(handle: Handler): Handler {
  return async (request) => {
    if (!hasValidHost(request)) {
      return finishResponse(errorResponse(400, 'The Host header is missing or not valid.'), UNKNOWN_TRANSPORT);
    }
    try {
      return finishResponse(await handle(request), readTransport(request), new URL(request.url).pathname);
    } catch (error) {
      logError(error, new URL(request.url).pathname);
      return finishResponse(errorResponse(500, 'Internal Server Error'), readTransport(request));
    }
  };
}

/**
 * Whether a request has a valid host. RFC 9112, section 3.2 requires one host for HTTP/1.1. HTTP/1.0 requires none;
 * HTTP/2 has it in `:authority`.
 */
export function hasValidHost(request: Request & { runtime?: { node?: { req?: { httpVersion: string } } } }): boolean {
  const host = request.headers.get('host');
  const isRequired = request.runtime?.node?.req?.httpVersion === '1.1';
  return (host === null ? !isRequired : isValidHost(host)) && URL.canParse(request.url);
}

/** A host name or IP address, with an optional port. */
const HOST = /^(?:\[[\dA-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/u;

/**
 * Whether a `Host` header is valid. RFC 9112, section 3.2 requires 400 if it is not. It may be empty, for URLs without
 * a host; two headers arrive joined by a comma, and are not valid.
 */
export function isValidHost(host: string): boolean {
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`));
}
