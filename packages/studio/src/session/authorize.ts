import { isSameSecret, errorResponse } from '@recto/content/node';
import { SIGNED_IN, hasRole, isRole } from '../roles/roles.ts';
import type { OpenSession, SessionReader } from './sessions.ts';

/** Header with the CSRF token of the session, required for each write. */
export const TOKEN_HEADER = 'x-recto-token';

/** Sessions of admitted requests. */
const admitted = new WeakMap<Request, OpenSession>();

/**
 * Admits a request whose sender has a role. Rejects it with 401 without a session, and with 403 without the role, from
 * another origin or without the token. Every endpoint with a role uses this check.
 */
export async function authorize(
  sessions: SessionReader,
  request: Request,
  role: string,
): Promise<Response | undefined> {
  const session = await sessions.read(request);
  if (!session) return errorResponse(401, 'Sign in first: there is no session, or it has ended.');
  const forged = isWrite(request) ? findForgery(request, sessions.originOf(request), session.token) : undefined;
  if (forged !== undefined) return errorResponse(403, forged);
  if (!mayDo(session, role)) return errorResponse(403, `The request needs the role "${role}".`);
  admitted.set(request, session);
  return undefined;
}

/** Returns the session of a request to an endpoint with a role. */
export function sessionOf(request: Request): OpenSession {
  const session = admitted.get(request);
  if (!session) throw new Error('The endpoint has no role, so the session of this request was not checked.');
  return session;
}

function mayDo({ role }: OpenSession, needed: string): boolean {
  if (needed === SIGNED_IN) return true;
  return role !== undefined && isRole(needed) && hasRole(role, needed);
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Returns what is wrong with a write that another site may have sent. */
function findForgery(request: Request, origin: string, token: string): string | undefined {
  if (!hasOrigin(request, origin)) return 'The request comes from another origin.';
  const requestToken = request.headers.get(TOKEN_HEADER) ?? '';
  return isSameSecret(requestToken, token)
    ? undefined
    : `The header ${TOKEN_HEADER} does not contain the token of the session.`;
}

/** Whether a write comes from an origin. Browsers send the origin of each write, and scripts cannot change it. */
export function hasOrigin(request: Request, origin: string): boolean {
  return request.headers.get('origin') === origin;
}
