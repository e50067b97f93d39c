import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from './shared-state.ts';

/** Header with the id of a request. Proxies set it, so that a request can be found in the logs of all servers. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that are accepted from clients: short, and without characters that could forge a line of a log. */
const VALID_ID = /^[\w.:+=/-]{1,128}$/u;

const current = sharedState('request-id', () => new AsyncLocalStorage<string>());

/** Returns the id of the request that is being handled; `undefined` outside of a request. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs a function as part of the request with this id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/**
 * Returns the id that a client or a proxy has sent; `undefined` if there is none, if it is not valid, or if there are
 * several. Reads the raw headers, because Node creates the object of all headers only when it is used, and a cached page
 * does not need it.
 */
export function readRequestId(rawHeaders: readonly string[]): string | undefined {
  let sent: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== REQUEST_ID_HEADER.length || name.toLowerCase() !== REQUEST_ID_HEADER) continue;
    if (sent !== undefined) return undefined;
    sent = rawHeaders[index + 1];
  }
  return sent !== undefined && VALID_ID.test(sent) ? sent : undefined;
}

type Handler = (request: Request) => Response | Promise<Response>;

/** Wraps a handler: server errors have the id of the request in a header, so that visitors can report it. */
export function withRequestIdInErrors(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request);
    const id = response.status >= 500 ? currentRequestId() : undefined;
    if (id !== undefined) response.headers.set(REQUEST_ID_HEADER, id);
    return response;
  };
}
