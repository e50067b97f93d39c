import { refuse } from '@recto/content/node';
import { logError } from '../log/log-error.ts';
import { finishResponse } from './finish-response.ts';
import { isValidHost } from './is-valid-host.ts';
import { readTransport } from './read-transport.ts';
import type { Transport } from './read-transport.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Where nobody can tell how a visitor came, nothing is to be remembered. */
const UNKNOWN: Transport = { isSecure: false, isTrusted: true };

/** What comes before and after whoever answers: a host that is none is refused, and every answer has the common headers. */
export function createFrontHandler(answer: Fetch): Fetch {
  return async (request) => {
    if (!hasValidHost(request)) {
      return finishResponse(refuse(400, 'The Host header is missing or not valid.'), UNKNOWN);
    }
    try {
      return finishResponse(await answer(request), readTransport(request), new URL(request.url).pathname);
    } catch (error) {
      logError(error, new URL(request.url).pathname);
      return finishResponse(refuse(500, 'Internal Server Error'), readTransport(request));
    }
  };
}

/** RFC 9112, section 3.2: a request of HTTP/1.1 has one host. Older ones need none; HTTP/2 has it elsewhere. */
export function hasValidHost(request: Request & { runtime?: { node?: { req?: { httpVersion: string } } } }): boolean {
  const host = request.headers.get('host');
  const isNeeded = request.runtime?.node?.req?.httpVersion === '1.1';
  return (host === null ? !isNeeded : isValidHost(host)) && URL.canParse(request.url);
}
