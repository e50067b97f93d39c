import type { RepositoryError } from './repository-error.ts';

const STATUS: Readonly<Record<RepositoryError['code'], number>> = {
  conflict: 409,
  'invalid-change-set': 422,
  'invalid-content': 422,
  'not-found': 404,
  exists: 409,
  // The server itself lacks the permission, regardless of the caller.
  permission: 503,
  'expired-token': 503,
  'rate-limit': 503,
  moved: 409,
  'working-tree': 409,
  unavailable: 503,
  unsupported: 501,
};

/** Seconds until a retry, if the host does not specify it. */
const RETRY_AFTER_SECONDS = 10;

/** Converts an error of the repository to a response with all its details. */
export function errorResponse(error: RepositoryError, now: number = Date.now()): Response {
  const status = STATUS[error.code];
  const wait = error.code === 'rate-limit' ? Math.max(1, Math.ceil((error.retryAt - now) / 1000)) : RETRY_AFTER_SECONDS;
  return problemResponse(status, error, status === 503 ? { 'retry-after': String(wait) } : {});
}

/** An error that the editor shows: what is wrong, and what to do. */
export interface Problem {
  code: string;
  message: string;
  hint: string;
  /** Names what is wrong if several errors have the same code. */
  reason?: string;
  /** Values for the text that the editor has for the code, in the language of the interface. */
  values?: Readonly<Record<string, string | number>>;
}

/** Creates an error response that the editor shows. */
export function problemResponse(status: number, error: Problem, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'x-content-type-options': 'nosniff', ...headers } });
}
