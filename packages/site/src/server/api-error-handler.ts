import type { RunningSite, ThrownError } from '../api/running-site.ts';
import type { App } from '../app/app.ts';
import type { PageResponses } from './page-responses.ts';
import { createErrorResponder } from './error-responder.ts';
import { PageError, toErrorPayload } from './page-error.ts';
import { withRetryAfter } from './unavailable.ts';

/** Options of `createApiErrorHandler`. */
export interface ApiErrorHandlerOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** Renders error pages. */
  pages: Pick<PageResponses, 'render'>;
  /** In development, unexpected errors are shown by the dev server. */
  isDev: boolean;
  /** Logs an error that occurred at a path. */
  report: (error: unknown, path: string) => void;
}

/**
 * Responds to errors that API routes and middleware throw. Unexpected errors are logged, and visitors see only the
 * status 500, or 503 if the database is unavailable.
 */
export function createApiErrorHandler({
  app,
  pages,
  isDev,
  report,
}: ApiErrorHandlerOptions): RunningSite['respondToError'] {
  const answerError = createErrorResponder(app, pages);
  return async (request, thrown) => {
    const path = new URL(request.url).pathname;
    const isExpected = isExpectedError(thrown);
    if (!isExpected && isDev) return undefined;
    if (!isExpected) report(thrown.cause ?? thrown, path);
    const error = isExpected ? pageErrorOf(thrown) : new PageError(...describeUnexpected(thrown.cause));
    const response = withRetryAfter(await answerError(request, path, error, isExpected ? thrown.data : undefined));
    if (isExpected) thrown.headers?.forEach((value, name) => response.headers.set(name, value));
    return response;
  };
}

/**
 * Whether an error is an `HTTPError` of h3 or a `PageError`. `PageError` is compared by name because API routes are
 * bundled separately and have their own copy of the class.
 */
function isExpectedError({ unhandled, cause }: ThrownError): boolean {
  return unhandled !== true || (cause instanceof Error && cause.name === 'PageError');
}

function pageErrorOf({ status, message, statusText }: ThrownError): PageError {
  return new PageError(status, message, statusText === undefined ? {} : { statusMessage: statusText });
}

/** Status and message of an unexpected error: 503 if the database is unavailable, else 500. */
function describeUnexpected(cause: unknown): [status: number, message: string] {
  const { status, message } = toErrorPayload(cause);
  return [status, message];
}
