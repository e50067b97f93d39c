import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { SESSIONS_PATH, SESSION_PATH } from '../feature/paths.ts';
import { PERMISSIONS, actionsOf } from '../roles/permissions.ts';
import { SIGNED_IN } from '../roles/roles.ts';
import { sessionOf } from './authorize.ts';
import type { OpenSession, SessionReader, Sessions } from './sessions.ts';

/** Response of `GET /__recto_studio/auth/session`. */
export type SessionResponse =
  | { user: null }
  | {
      user: SessionResponseUser;
      token: string;
      expires: OpenSession['expires'];
      /** Whether the server stores drafts, so that people find them on another device. */
      storesDrafts: boolean;
    };

/** The signed-in person, for the editor. */
interface SessionResponseUser {
  id: string;
  email: string;
  name: string;
  picture?: string | undefined;
  provider: string;
  role: OpenSession['role'] | null;
  /** Actions that the person may perform. The server checks them again. */
  actions: readonly string[];
}

/** Endpoints that return the signed-in person and sign out. */
export function createSessionEndpoints(
  sessions: SessionReader & Partial<Sessions>,
  { storesDrafts }: { storesDrafts: boolean },
): SiteEndpoint[] {
  const { end, endUserSessions, endAllSessions } = sessions;
  const read = defineEndpoint({
    path: SESSION_PATH,
    methods: end && endUserSessions ? ['GET', 'DELETE'] : ['GET'],
    role: { DELETE: SIGNED_IN },
    cache: 'none',
    limit: { perMinute: 240 },
    async handle(request, { url }) {
      if (request.method !== 'DELETE' || !end || !endUserSessions) {
        return jsonResponse(describe(await sessions.read(request), storesDrafts));
      }
      if (url.searchParams.has('everywhere')) await endUserSessions(sessionOf(request).user.id);
      return withCookies(new Response(null, { status: 204 }), await end(request));
    },
  });
  if (!endUserSessions || !endAllSessions) return [read];
  const endOthers = defineEndpoint({
    path: SESSIONS_PATH,
    methods: ['DELETE'],
    role: PERMISSIONS['sessions.end'],
    cache: 'none',
    input: z.union([
      z.strictObject({ user: z.string().min(1).max(500) }),
      z.strictObject({ everybody: z.literal(true) }),
    ]),
    async handle(_, { input }) {
      await ('user' in input ? endUserSessions(input.user) : endAllSessions());
      return new Response(null, { status: 204 });
    },
  });
  return [read, endOthers];
}

/** Renews the caller's session with each response of an endpoint. */
export function withRenewal(endpoint: SiteEndpoint, renew: Sessions['renew']): SiteEndpoint {
  return {
    ...endpoint,
    async handle(request, parsed) {
      const response = await endpoint.handle(request, parsed);
      if (!response || response.headers.has('set-cookie')) return response;
      return withCookies(response, await renew(request));
    },
  };
}

/** Adds cookies to a response. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function describe(session: OpenSession | undefined, storesDrafts: boolean): SessionResponse {
  if (!session) return { user: null };
  const { user, role, token, expires } = session;
  const { id, email, name, picture, provider } = user;
  return {
    user: { id, email, name, picture, provider, role: role ?? null, actions: role ? actionsOf(role) : [] },
    token,
    expires,
    storesDrafts,
  };
}
