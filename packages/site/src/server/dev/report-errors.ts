import { AsyncLocalStorage } from 'node:async_hooks';
import { decodePath } from '../../app/page-paths.ts';
import { ERROR_EVENTS, toRawError } from '../../dev/dev-error.ts';
import type { HandledRequest, RawError } from '../../dev/dev-error.ts';
import { pageOfPayloadPath } from '../../payload/payload.ts';
import type { Handle } from '../retry-start.ts';
import { logError } from '../log/log-error.ts';
import { describeFailure } from './describe-failure.ts';
import { createFallbackResponse } from './dev-scripts.ts';
import './confirm-reload.ts';

const collecting = new AsyncLocalStorage<RawError[]>();

/** Reports an error to the dev server, which shows it in the terminal and in the error overlay. */
export function reportToDevServer(error: unknown, path: string): void {
  const collected = collecting.getStore();
  if (collected && error instanceof Error) collected.push(toRawError(error));
  else logError(error, path);
}

/** Sends the errors of each request to the dev server, including an empty list if there were none. */
export function withErrorReports(handle: Handle): Handle {
  return async (request) => {
    const errors: RawError[] = [];
    try {
      return await collecting.run(errors, async () => await handle(request));
    } catch (error) {
      errors.push(toRawError(error));
      return createFallbackResponse();
    } finally {
      sendRequestErrors(request, errors);
    }
  };
}

/** Responds in development when the code of the site cannot be loaded. */
export function respondWithLoadError(request: Request, failure: unknown): Response {
  sendRequestErrors(request, [toRawError(failure)]);
  return createFallbackResponse();
}

/** Responds in development to an unexpected error of an API route or of middleware. */
export function respondWithApiError(request: Request, thrown: unknown): Response {
  // An error of a page is shown until a request for the page has no error. Requests for API routes are only reported if
  // they fail, so an error of a route is never reported as one of a page, and is shown until a file is saved.
  sendRequestErrors(request, [toRawError(thrown)], false);
  if (acceptsPage(request)) return createFallbackResponse();
  const { message } = describeFailure(thrown);
  return Response.json(
    { error: { status: 500, statusMessage: 'Internal Server Error', message } },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );
}

function acceptsPage({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

function sendRequestErrors(request: Request, errors: RawError[], mayBePage = true): void {
  const { pathname } = new URL(request.url);
  const path = decodePath(pathname) ?? pathname;
  const page = pageOfPayloadPath(path);
  const isPage = mayBePage && (page !== undefined || acceptsPage(request));
  const handled: HandledRequest = { path: page ?? path, isPage, errors };
  import.meta.hot?.send(ERROR_EVENTS.answered, handled);
}
