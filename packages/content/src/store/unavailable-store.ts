import { ContentError } from '../errors.ts';

/**
 * Codes of temporary errors: the database is unavailable or busy, and the same call may succeed later. A damaged file
 * is one of them, because another server may have an intact one.
 */
const CODES: ReadonlySet<string> = new Set([
  'store/unreachable',
  'store/unavailable',
  'store/closed',
  'store/changing',
  'store/damaged',
  'query/too-slow',
  'query/busy',
  'query/ended',
]);

/**
 * Creates the error for an open database that no longer responds. Its reason may contain hosts and users; only log it.
 */
export function unavailableStore(location: string, cause: unknown): ContentError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(
    'store/unavailable',
    `The database ${location} does not respond: ${reason}.`,
    'Check that it is running and reachable. The server tries again with the next request.',
  );
}

/** Creates the error for content that was replaced again and again while it was read. */
export function changingStore(collection: string): ContentError {
  return new ContentError(
    'store/changing',
    `The rows of the collection "${collection}" were replaced each time while they were read.`,
    'Publish less often. The server tries again with the next request.',
  );
}

/**
 * Returns whether an error means that the database is temporarily unavailable, so that the response is 503, not 500.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError && CODES.has(error.code);
}
