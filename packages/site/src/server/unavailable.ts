import { isUnavailable } from '@recto/content/node';
import { isRedirect } from '../payload/payload.ts';
import { PageError } from './page-error.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';

/** Value of the `Retry-After` header, in seconds. */
const RETRY_SECONDS = 5;

/** Whether an error is temporary: the database is unavailable or overloaded. */
export function isTemporary(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof PageError && error.status === 503);
}

/** Adds `Retry-After` and `no-store` to a response with status 503; other responses are not changed. */
export function withRetryAfter(response: Response): Response {
  if (response.status !== 503) return response;
  response.headers.set('cache-control', 'no-store');
  if (!response.headers.has('retry-after')) response.headers.set('retry-after', String(RETRY_SECONDS));
  return response;
}

/**
 * Wraps a resolver for files and lists that are made from pages: throws if a page is unavailable, so that it is not
 * left out like a page that does not exist.
 */
export function requireAvailable(resolve: ResolvePage): ResolvePage {
  return async (path) => {
    const page = await resolve(path);
    if (!isRedirect(page) && page.status === 503) throw new PageError(503, 'Service Unavailable');
    return page;
  };
}
