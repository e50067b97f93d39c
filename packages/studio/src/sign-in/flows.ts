import { parseCookies, serialiseCookie } from '@recto/site/server';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Sealer } from '../session/seal.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { SignInError } from './sign-in-error.ts';

/** How long a sign-in may take, in milliseconds. */
export const FLOW_MS = 15 * 60_000;

/** Sign-ins that one browser may have begun, in several windows. The cookies of more would fill the header. */
const MOST_FLOWS = 4;

const flowSchema = z.object({
  provider: z.string(),
  /** Comes back with the answer of the provider, which therefore belongs to this browser. */
  state: z.string(),
  /** Comes back inside of the ID token. */
  nonce: z.string(),
  /** Proves to the provider that the one who exchanges the code is the one who began (PKCE). */
  verifier: z.string(),
  /** Where to go afterwards. */
  redirect: z.string(),
  expires: z.number(),
});

/** A sign-in that has begun. Its browser keeps it, sealed. */
export type Flow = z.output<typeof flowSchema>;

export interface FlowsOptions {
  sealer: Sealer;
  store: Pick<StudioStore, 'useOnce'>;
  now?: () => number;
}

export interface Flows {
  begin: (
    request: Request,
    from: { provider: string; redirect: string; isSecure: boolean },
  ) => { flow: Flow; cookies: string[] };
  /** The sign-in that an answer belongs to, once. Throws `SignInError` where there is none. */
  finish: (request: Request, answer: { provider: string; state: string | null; isSecure: boolean }) => Promise<Flow>;
  /** Deletes the cookie of a sign-in. */
  forget: (state: string | null, isSecure: boolean) => string[];
}

const PURPOSE = 'sign-in';
const NAME = 'recto-sign-in-';

export function createFlows({ sealer, store, now = Date.now }: FlowsOptions): Flows {
  const cookie = (name: string, value: string, isSecure: boolean): string =>
    serialiseCookie(name, value, {
      path: '/',
      maxAge: value === '' ? 0 : FLOW_MS / 1000,
      // The answer of the provider is a navigation from another site.
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: true,
    });
  return {
    begin(request, { provider, redirect, isSecure }) {
      const random = (): string => randomBytes(32).toString('base64url');
      const flow = {
        provider,
        state: random(),
        nonce: random(),
        verifier: random(),
        redirect,
        expires: now() + FLOW_MS,
      };
      const others = [...parseCookies(request.headers.get('cookie') ?? '').keys()].filter((name) =>
        name.startsWith(prefixOf(isSecure)),
      );
      const dropped = others.length >= MOST_FLOWS ? others : [];
      return {
        flow,
        cookies: [
          ...dropped.map((name) => cookie(name, '', isSecure)),
          cookie(nameOf(flow.state, isSecure), sealer.seal(PURPOSE, flow), isSecure),
        ],
      };
    },
    async finish(request, { provider, state, isSecure }) {
      if (!isState(state)) throw new SignInError('expired');
      const sealed = parseCookies(request.headers.get('cookie') ?? '').get(nameOf(state, isSecure));
      const { data } = flowSchema.safeParse(sealed === undefined ? undefined : sealer.open(PURPOSE, sealed));
      if (data?.state !== state || data.provider !== provider) throw new SignInError('expired');
      const isFirst = await store.useOnce(`state ${state}`, { now: now(), expires: data.expires });
      if (!isFirst) throw new SignInError('expired');
      return data;
    },
    forget: (state, isSecure) => (isState(state) ? [cookie(nameOf(state, isSecure), '', isSecure)] : []),
  };
}

function isState(state: string | null): state is string {
  return state !== null && /^[\w-]{43}$/u.test(state);
}

function prefixOf(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${NAME}`;
}

/** Each sign-in has a cookie of its own, so that two windows do not disturb each other. */
function nameOf(state: string, isSecure: boolean): string {
  return prefixOf(isSecure) + state.slice(0, 8);
}
