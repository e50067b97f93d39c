import { refuse } from '@recto/content/node';
import { logError } from '../log/log-error.ts';
import { finishResponse } from './finish-response.ts';
import { isSecureRequest } from './is-secure-request.ts';
import { isValidHost } from './is-valid-host.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** What comes before and after whoever answers: a host that is none is refused, and every answer has the common headers. */
export function createFrontHandler(answer: Fetch): Fetch {
  const refused = (status: number, text: string): Response => finishResponse(refuse(status, text), { isSecure: false });

  return async (request) => {
    if (!hasValidHost(request)) return refused(400, 'The Host header is missing or not valid.');
    try {
      return finishResponse(await answer(request), { isSecure: isSecureRequest(request) });
    } catch (error) {
      logError(error, new URL(request.url).pathname);
      return refused(500, 'Internal Server Error');
    }
  };
}

/** RFC 9112, section 3.2: a request of HTTP/1.1 has one host. Older ones need none; HTTP/2 has it elsewhere. */
function hasValidHost(request: Request & { runtime?: { node?: { req?: { httpVersion: string } } } }): boolean {
  const host = request.headers.get('host');
  const isNeeded = request.runtime?.node?.req?.httpVersion === '1.1';
  return (host === null ? !isNeeded : isValidHost(host)) && URL.canParse(request.url);
}
