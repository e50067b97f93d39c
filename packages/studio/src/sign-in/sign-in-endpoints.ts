import { readBody, errorResponse } from '@recto/content/node';
import { LOCALE_COOKIE, chooseLocale, localisePath, readCookie, splitLocale } from '@recto/site/server';
import type { EndpointRequest, Site, SiteEndpoint } from '@recto/site/server';
import { AUTH_FOLDER, LOGIN_PATH } from '../feature/paths.ts';
import type { RoleRule } from '../roles/rules.ts';
import { hasOrigin } from '../session/authorize.ts';
import { isTrustedOrigin } from '../session/origin.ts';
import { withCookies } from '../session/session-endpoints.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Flows } from './flows.ts';
import type { AvailableProviders } from './create-providers.ts';
import type { PasswordForms } from './password-forms.ts';
import type { RedirectProvider } from './provider.ts';
import { redirectTarget } from './redirect-target.ts';
import { SignInError } from './sign-in-error.ts';
import { createSessionUser } from './sign-in.ts';

/** Options of `createSignInEndpoints`. */
export interface SignInOptions {
  /** The site. */
  site: Site;
  /** Path of the page with all providers. */
  signInPage: string;
  /** Providers that people can use. */
  providers: AvailableProviders;
  /** Rules that assign roles. */
  rules: readonly RoleRule[];
  /** Sessions of signed-in people. */
  sessions: Sessions;
  /** Sign-ins in progress. */
  flows: Flows;
  /** Forms to sign in with a password. */
  passwords: PasswordForms;
  /** Reports an error to the log. */
  report: (error: unknown, path: string) => void;
}

/** Maximum size of a form, in bytes. */
const MAX_FORM_BYTES = 8192;

/** Creates `/_studio`, and for each provider the endpoints that start and finish a sign-in. */
export function createSignInEndpoints(options: SignInOptions): SiteEndpoint[] {
  const { site, signInPage, providers, rules, sessions, flows, passwords, report } = options;
  const { base = '' } = site;
  const { redirecting, password } = providers;
  const folderOf = (name: string): string => `${AUTH_FOLDER}/${name}`;
  const targetOf = (request: Request, requested: string | null): string =>
    redirectTarget(requested, { origin: sessions.originOf(request), base });
  const isSecureAt = (request: Request): boolean => sessions.originOf(request).startsWith('https:');

  /** Returns the URL of the page with all providers, in the language of the visitor's page. */
  const pageUrl = (request: Request, query: Record<string, string> & { redirect: string }): string => {
    const locale =
      splitLocale(query.redirect.split(/[?#]/u)[0] ?? '', site)?.locale ??
      chooseLocale(readCookie(request, LOCALE_COOKIE), site);
    return withQuery(localisePath(signInPage, locale, site), query);
  };

  const refuseSignIn = (request: Request, error: unknown, redirect: string, wait?: number): Response => {
    const code = error instanceof SignInError ? error.code : 'failed';
    // Unexpected errors, such as those of a provider, are written to the log.
    if (code === 'failed') report(error instanceof SignInError ? (error.cause ?? error) : error, AUTH_FOLDER);
    const query = { error: code, redirect };
    const seconds = String(Math.ceil((wait ?? 0) / 1000));
    return redirectTo(pageUrl(request, wait === undefined ? query : { ...query, wait: seconds }));
  };

  /** Redirects to the canonical origin, because cookies belong to one host. */
  const redirectToOrigin = (request: Request, { url }: EndpointRequest): Response | undefined => {
    const origin = sessions.originOf(request);
    const host = request.headers.get('host') || url.host;
    if (!isTrustedOrigin(origin)) return errorResponse(403, 'Signing in requires HTTPS.');
    return new URL(origin).host === host.toLowerCase() ? undefined : redirectTo(origin + url.pathname + url.search);
  };

  const startSession = async (request: Request, user: Parameters<Sessions['start']>[1], redirect: string) =>
    withCookies(redirectTo(redirect), await sessions.start(request, user));

  const login: SiteEndpoint = {
    path: LOGIN_PATH,
    methods: ['GET'],
    cache: 'none',
    limit: { name: 'signIn' },
    async handle(request, parsed) {
      const redirect = targetOf(request, parsed.url.searchParams.get('redirect'));
      const redirection = redirectToOrigin(request, parsed);
      if (redirection) return redirection;
      if ((await sessions.read(request))?.role) return redirectTo(redirect);
      const [only] = redirecting;
      const isSingle = redirecting.length === 1 && !password;
      return only && isSingle
        ? redirectTo(withQuery(base + folderOf(only.name), { redirect }))
        : redirectTo(pageUrl(request, { redirect }));
    },
  };

  const begin = (provider: RedirectProvider): SiteEndpoint => ({
    path: folderOf(provider.name),
    methods: ['GET'],
    cache: 'none',
    limit: { name: 'signIn' },
    async handle(request, parsed) {
      const redirection = redirectToOrigin(request, parsed);
      if (redirection) return redirection;
      const redirect = targetOf(request, parsed.url.searchParams.get('redirect'));
      const { flow, cookies } = flows.begin(request, {
        provider: provider.name,
        redirect,
        isSecure: isSecureAt(request),
      });
      try {
        const url = await provider.begin(flow, callbackOf(request, provider));
        return withCookies(redirectTo(String(url)), cookies);
      } catch (error) {
        return refuseSignIn(request, error, redirect);
      }
    },
  });

  const callbackOf = (request: Request, { name }: RedirectProvider): string =>
    `${sessions.originOf(request)}${base}${folderOf(name)}/callback`;

  const finish = (provider: RedirectProvider): SiteEndpoint => ({
    path: `${folderOf(provider.name)}/callback`,
    methods: ['GET'],
    cache: 'none',
    limit: { name: 'signIn' },
    async handle(request, { url }) {
      const state = url.searchParams.get('state');
      const isSecure = isSecureAt(request);
      let redirect = `${base}/`;
      const finishSignIn = async (): Promise<Response> => {
        const flow = await flows.finish(request, { provider: provider.name, state, isSecure });
        redirect = flow.redirect;
        const callbackUrl = new URL(callbackOf(request, provider) + url.search);
        const person = await provider.finish(flow, callbackUrl);
        return await startSession(request, createSessionUser(provider.name, person, rules), redirect);
      };
      const response = await finishSignIn().catch((error: unknown) => refuseSignIn(request, error, redirect));
      return withCookies(response, flows.forget(state, isSecure));
    },
  });

  const passwordEndpoint = (name: string): SiteEndpoint => ({
    path: folderOf(name),
    methods: ['GET', 'POST'],
    cache: 'none',
    limit: { name: 'signIn' },
    async handle(request, parsed) {
      const { url, client } = parsed;
      if (request.method !== 'POST') {
        const redirect = targetOf(request, url.searchParams.get('redirect'));
        return redirectToOrigin(request, parsed) ?? redirectTo(pageUrl(request, { redirect }));
      }
      const origin = sessions.originOf(request);
      if (!isTrustedOrigin(origin)) return errorResponse(403, 'Signing in requires HTTPS.');
      if (!hasOrigin(request, origin)) return errorResponse(403, 'The request comes from another origin.');
      const form = await readForm(request);
      if (form instanceof Response) return form;
      const redirect = targetOf(request, form.get('redirect'));
      try {
        const result = await passwords.check(form, client);
        if ('wait' in result) return refuseSignIn(request, new SignInError('tooManyAttempts'), redirect, result.wait);
        return await startSession(request, createSessionUser(name, result.person, rules), redirect);
      } catch (error) {
        return refuseSignIn(request, error, redirect);
      }
    },
  });

  return [
    login,
    ...redirecting.flatMap((provider) => [begin(provider), finish(provider)]),
    ...(password ? [passwordEndpoint(password.name)] : []),
  ];
}

async function readForm(request: Request): Promise<URLSearchParams | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type)) {
    return errorResponse(
      415,
      'The body is not a form. Send it with the content type application/x-www-form-urlencoded.',
    );
  }
  const text = await readBody(request, MAX_FORM_BYTES);
  return text === undefined
    ? errorResponse(413, `The body is longer than ${MAX_FORM_BYTES} bytes.`)
    : new URLSearchParams(text);
}

/** Redirects with 303, so that the next request is always a GET. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
