import type { RepositoryError } from './repository-error.ts';

const STATUS: Readonly<Record<RepositoryError['code'], number>> = {
  conflict: 409,
  'invalid-change-set': 422,
  'invalid-content': 422,
  'not-found': 404,
  exists: 409,
  // The server itself may not, whoever asks.
  permission: 503,
  'expired-token': 503,
  'rate-limit': 503,
  moved: 409,
  'working-tree': 409,
  unavailable: 503,
  unsupported: 501,
};

/** Seconds after which a host may be asked again that says nothing of it. */
const RETRY_AFTER = 10;

/** An error of the repository as an answer, with all that it says. */
export function answerError(error: RepositoryError, now: number = Date.now()): Response {
  const status = STATUS[error.code];
  const wait = error.code === 'rate-limit' ? Math.max(1, Math.ceil((error.retryAt - now) / 1000)) : RETRY_AFTER;
  return answerProblem(status, error, status === 503 ? { 'retry-after': String(wait) } : {});
}

/** A problem that the editor shows: what is wrong, and what to do about it. */
export function answerProblem(
  status: number,
  error: { code: string; message: string; hint: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error }, { status, headers: { 'x-content-type-options': 'nosniff', ...headers } });
}
