import { ContentError } from '../errors.ts';

/** Codes of errors that pass: the database is away or busy, and the same call may be answered later. */
const CODES: ReadonlySet<string> = new Set([
  'store/unreachable',
  'store/unavailable',
  'store/closed',
  'query/too-slow',
  'query/busy',
  'query/ended',
]);

/** Whether an error says that the database cannot answer at the moment. It is answered with 503, and not with 500. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError && CODES.has(error.code);
}
