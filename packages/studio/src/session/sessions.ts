import { readCookie } from '@recto/site/server';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../roles/roles.ts';
import { roleOf } from '../roles/rules.ts';
import type { RoleRule } from '../roles/rules.ts';
import type { StudioStore } from '../store/studio-store.ts';
import type { Origins } from './origin.ts';
import type { Sealer } from './seal.ts';
import { endedCookies, sessionCookieName, sessionCookies } from './session-cookies.ts';
import { sessionSchema } from './session.ts';
import type { Session, StudioUser } from './session.ts';

/** A session that was checked. */
export interface OpenSession {
  /** The signed-in person. */
  user: StudioUser;
  /** Role of the person; `undefined` if the rules of the site no longer assign one. */
  role: Role | undefined;
  /** CSRF token, required for each write. */
  token: string;
  /** When the session ends without further requests, and when it ends in any case. Both in milliseconds. */
  expires: { idle: number; absolute: number };
}

/** Determines who sent a request. */
export interface SessionReader {
  /** Returns the origin for a request. */
  originOf: (request: Request) => string;
  /** Returns the session of a request. */
  read: (request: Request) => Promise<OpenSession | undefined>;
}

/** Starts, renews and ends sessions. */
export interface Sessions extends SessionReader {
  /** Starts a session and returns its cookies. */
  start: (request: Request, user: StudioUser) => Promise<string[]>;
  /** Returns cookies that extend the session of a request; none if that is not needed yet. */
  renew: (request: Request) => Promise<string[]>;
  /** Ends the session of a request, including copies of its cookie. */
  end: (request: Request) => Promise<string[]>;
  /** Ends all sessions of a person. */
  endUserSessions: (user: string) => Promise<void>;
  /** Ends the sessions of all people. */
  endAllSessions: () => Promise<void>;
}

/** Options of `createSessions`. */
export interface SessionsOptions extends Origins {
  /** Seals cookies. */
  sealer: Sealer;
  /** Stores ended sessions, and counts how often all sessions of a person, or of all people, were ended. */
  store: StudioStore;
  /** Rules that assign roles. */
  rules: readonly RoleRule[];
  /** Time without a request after which a session ends, in milliseconds. */
  idle: number;
  /** Time after which a session ends in any case, in milliseconds. */
  absolute: number;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const PURPOSE = 'session';
/** Name under which the store counts how often the sessions of all people were ended. */
export const ALL_PEOPLE = 'everybody';

/** A cookie is sealed again after this time, or after a quarter of the idle time if that is shorter. */
const RENEW_AFTER_MS = 5 * 60_000;

/** Stores sessions in sealed cookies. The role is determined for each request, so changed rules take effect at once. */
export function createSessions(options: SessionsOptions): Sessions {
  const { sealer, store, rules, idle, absolute, originOf, now = Date.now } = options;
  const isSecureAt = (request: Request): boolean => originOf(request).startsWith('https:');

  const unseal = (request: Request): Session | undefined => {
    const sealed = readCookie(request, sessionCookieName(isSecureAt(request)));
    const { data } = sessionSchema.safeParse(sealed === undefined ? undefined : sealer.open(PURPOSE, sealed));
    return data && endOf(data) > now() ? data : undefined;
  };

  const endOf = ({ startedAt, sealedAt }: Session): number => Math.min(startedAt + absolute, sealedAt + idle);

  const check = async (request: Request): Promise<Session | undefined> => {
    const session = unseal(request);
    if (!session) return undefined;
    const [generations, isEnded] = await Promise.all([
      store.generations([ALL_PEOPLE, subjectOf(session.user.id)]),
      store.isUsed(endedName(session), now()),
    ]);
    const isOld = generations.some((generation, index) => generation !== session.generations[index]);
    return isOld || isEnded ? undefined : session;
  };

  const cookiesOf = (request: Request, session: Session): string[] => {
    const seconds = Math.max(1, Math.round((endOf(session) - now()) / 1000));
    return sessionCookies(sealer.seal(PURPOSE, session), seconds, isSecureAt(request));
  };

  return {
    originOf,
    async read(request) {
      const session = await check(request);
      if (!session) return undefined;
      const { user, token, startedAt, sealedAt } = session;
      return {
        user,
        role: roleOf(user, rules),
        token,
        expires: { idle: sealedAt + idle, absolute: startedAt + absolute },
      };
    },
    async start(request, user) {
      const [all = 0, person = 0] = await store.generations([ALL_PEOPLE, subjectOf(user.id)]);
      const at = now();
      return cookiesOf(request, {
        id: randomUUID(),
        token: randomBytes(16).toString('base64url'),
        user,
        startedAt: at,
        sealedAt: at,
        generations: [all, person],
      });
    },
    async renew(request) {
      const session = await check(request);
      if (!session || now() - session.sealedAt < Math.min(RENEW_AFTER_MS, idle / 4)) return [];
      return cookiesOf(request, { ...session, sealedAt: now() });
    },
    async end(request) {
      const session = unseal(request);
      if (session) {
        await store.useOnce(endedName(session), { now: now(), expires: session.startedAt + absolute });
      }
      return endedCookies(isSecureAt(request));
    },
    async endUserSessions(user) {
      await store.incrementGeneration(subjectOf(user));
    },
    async endAllSessions() {
      await store.incrementGeneration(ALL_PEOPLE);
    },
  };
}

/** Returns the name under which the store counts how often all sessions of a person were ended. */
export function subjectOf(user: string): string {
  return `user ${user}`;
}

function endedName({ id }: Session): string {
  return `ended session ${id}`;
}
