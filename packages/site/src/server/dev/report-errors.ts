import { AsyncLocalStorage } from 'node:async_hooks';
import { decodePath } from '../../app/page-paths.ts';
import { ERROR_EVENTS, toRawError } from '../../dev/dev-error.ts';
import type { HandledRequest, RawError } from '../../dev/dev-error.ts';
import { pageOfPayloadPath } from '../../payload/payload.ts';
import type { Handle } from '../retry-start.ts';
import { logError } from '../log/log-error.ts';
import { createFallbackResponse } from './dev-scripts.ts';

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

function sendRequestErrors(request: Request, errors: RawError[]): void {
  const { pathname } = new URL(request.url);
  const path = decodePath(pathname) ?? pathname;
  const page = pageOfPayloadPath(path);
  const isPage = page !== undefined || (request.headers.get('accept') ?? '').includes('text/html');
  const answered: HandledRequest = { path: page ?? path, isPage, errors };
  import.meta.hot?.send(ERROR_EVENTS.answered, answered);
}
