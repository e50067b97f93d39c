import type { RunningSite, ThrownError } from '../api/running-site.ts';
import type { App } from '../app/app.ts';
import type { PageAnswers } from './answer-page.ts';
import { createErrorAnswers } from './error-answers.ts';
import { PageError, describeError } from './page-error.ts';
import { withRetryAfter } from './unavailable.ts';

export interface ApiErrorOptions {
  app: App;
  pages: Pick<PageAnswers, 'render'>;
  isDev: boolean;
  report: (error: unknown, path: string) => void;
}

/** Answers errors of API routes and middleware. What was not meant for visitors is logged, and they learn only of a 500. */
export function createApiErrors({ app, pages, isDev, report }: ApiErrorOptions): RunningSite['answerError'] {
  const answerError = createErrorAnswers(app, pages);
  return async (request, thrown) => {
    const path = new URL(request.url).pathname;
    const isMeant = isMeantForVisitors(thrown);
    if (!isMeant && isDev) return undefined;
    if (!isMeant) report(thrown.cause ?? thrown, path);
    const error = isMeant ? pageErrorOf(thrown) : new PageError(...unexpected(thrown.cause));
    const response = withRetryAfter(await answerError(request, path, error, isMeant ? thrown.data : undefined));
    if (isMeant) thrown.headers?.forEach((value, name) => response.headers.set(name, value));
    return response;
  };
}

/** `HTTPError` of h3, or `PageError`: that class is there twice, since API routes are bundled apart. */
function isMeantForVisitors({ unhandled, cause }: ThrownError): boolean {
  return unhandled !== true || (cause instanceof Error && cause.name === 'PageError');
}

function pageErrorOf({ status, message, statusText }: ThrownError): PageError {
  return new PageError(status, message, statusText === undefined ? {} : { statusMessage: statusText });
}

/** A database that does not answer is a 503. */
function unexpected(cause: unknown): [status: number, message: string] {
  const { status, message } = describeError(cause);
  return [status, message];
}
