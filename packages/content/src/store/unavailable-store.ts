import { ContentError } from '../errors.ts';

/** Codes of temporary errors: the database is unavailable or busy, and the same call may be answered later. */
const CODES: ReadonlySet<string> = new Set([
  'store/unreachable',
  'store/unavailable',
  'store/closed',
  'query/too-slow',
  'query/busy',
  'query/ended',
]);

/** A database that was opened and no longer answers. The reason may contain hosts and users, so only the log shows it. */
export function unavailableStore(place: string, cause: unknown): ContentError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(
    'store/unavailable',
    `The database ${place} does not answer: ${reason}.`,
    'Check that it runs and can be reached. The server asks it again with the next request.',
  );
}

/** Whether an error says that the database cannot answer at the moment. It is answered with 503, and not with 500. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError && CODES.has(error.code);
}
