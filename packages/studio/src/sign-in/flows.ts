import { parseCookies, serialiseCookie } from '@recto/site/server';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Sealer } from '../session/seal.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { SignInError } from './sign-in-error.ts';

/** Maximum duration of a sign-in, in milliseconds. */
export const FLOW_MS = 15 * 60_000;

/**
 * Maximum number of sign-ins that one browser may have started in several windows, because their cookies fill the
 * header.
 */
const MAX_FLOWS = 4;

const flowSchema = z.object({
  provider: z.string(),
  /** Returned in the provider's response, which ties it to this browser. */
  state: z.string(),
  /** Returned inside the ID token. */
  nonce: z.string(),
  /** Proves to the provider that the same client started the sign-in and exchanges the code (PKCE). */
  verifier: z.string(),
  /** Path to return to afterwards. */
  redirect: z.string(),
  expires: z.number(),
});

/** A sign-in in progress, stored sealed in a cookie. */
export type Flow = z.output<typeof flowSchema>;

/** Options of `createFlows`. */
export interface FlowsOptions {
  /** Seals cookies. */
  sealer: Sealer;
  /** Ensures that a sign-in is finished only once. */
  store: Pick<StudioStore, 'useOnce'>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** Sign-ins in progress. */
export interface Flows {
  /** Starts a sign-in and returns it with its cookies. */
  begin: (
    request: Request,
    from: { provider: string; redirect: string; isSecure: boolean },
  ) => { flow: Flow; cookies: string[] };
  /** Returns the sign-in that a response belongs to, once. Throws `SignInError` if there is none. */
  finish: (request: Request, response: { provider: string; state: string | null; isSecure: boolean }) => Promise<Flow>;
  /** Returns cookies that delete that of a sign-in. */
  forget: (state: string | null, isSecure: boolean) => string[];
}

const PURPOSE = 'sign-in';
const NAME = 'recto-sign-in-';

/** Manages sign-ins in sealed cookies. */
export function createFlows({ sealer, store, now = Date.now }: FlowsOptions): Flows {
  const cookie = (name: string, value: string, isSecure: boolean): string =>
    serialiseCookie(name, value, {
      path: '/',
      maxAge: value === '' ? 0 : FLOW_MS / 1000,
      // The provider's response is a navigation from another site.
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
      const dropped = others.length >= MAX_FLOWS ? others : [];
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

/** Each sign-in has a separate cookie, so that two windows do not interfere. */
function nameOf(state: string, isSecure: boolean): string {
  return prefixOf(isSecure) + state.slice(0, 8);
}
