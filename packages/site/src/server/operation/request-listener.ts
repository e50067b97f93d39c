import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestId, REQUEST_ID_HEADER, runWithRequestId } from './request-id.ts';
import { isStopping } from './stopping.ts';

/** Called with each request before it is handled, and with its id. */
export type RequestObserver = (request: IncomingMessage, response: ServerResponse, id: string) => void;

/** Options of `createRequestListener`. */
export interface RequestListenerOptions {
  /** Sends a cached page, if there is one for the request. */
  resend: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Handles all other requests. */
  handle: RequestListener;
  /** Records requests; empty if nothing is recorded. */
  observers: readonly RequestObserver[];
  /** Runs the function that handles a request, as part of its span. */
  trace?: ((request: IncomingMessage, response: ServerResponse, id: string, work: () => void) => void) | undefined;
}

/**
 * Creates the listener for the requests of a Node server. Each request has an id for the log: that of its header, or a
 * new one. If the client has sent an id, the response has it too.
 */
export function createRequestListener({ resend, handle, observers, trace }: RequestListenerOptions): RequestListener {
  return (request, response) => {
    // Clients that keep a connection open would send their next request to a server that no longer exists.
    if (isStopping()) response.shouldKeepAlive = false;
    const sent = readRequestId(request.rawHeaders);
    if (sent !== undefined) response.setHeader(REQUEST_ID_HEADER, sent);
    const id = sent ?? randomUUID();
    for (const observe of observers) observe(request, response, id);
    const respond = (): void => {
      if (!resend(request, response)) runWithRequestId(id, () => handle(request, response));
    };
    if (trace) trace(request, response, id, respond);
    else respond();
  };
}
