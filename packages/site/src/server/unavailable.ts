import { isUnavailable } from '@recto/content/node';
import { isRedirect } from '../payload/payload.ts';
import { PageError } from './page-error.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';

/** Seconds after which it is worth asking again. */
const RETRY_SECONDS = 5;

/** Whether an error is temporary: the database is unavailable, or too busy to answer. */
export function isPassing(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof PageError && error.status === 503);
}

/** A 503 must not be cached, and gets a `Retry-After` header. */
export function withRetryAfter(response: Response): Response {
  if (response.status !== 503) return response;
  response.headers.set('cache-control', 'no-store');
  if (!response.headers.has('retry-after')) response.headers.set('retry-after', String(RETRY_SECONDS));
  return response;
}

/**
 * For files and lists that are made from pages: a page that is unavailable causes an error. A page that does not exist
 * is left out.
 */
export function requireAvailable(resolve: ResolvePage): ResolvePage {
  return async (path) => {
    const page = await resolve(path);
    if (!isRedirect(page) && page.status === 503) throw new PageError(503, 'Service Unavailable');
    return page;
  };
}
