import { serialiseCookie } from '@recto/site/server';

/** `__Host-`: only over HTTPS, only for this host, for all paths. Browsers hold sites to it. */
const NAME = 'recto-studio';

/** Tells scripts of a page, which is the same for everybody, that its reader may edit. It is no secret and no proof. */
const FLAG_COOKIE = 'recto-studio-user';

export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${NAME}` : NAME;
}

/** Cookies of a session, for `seconds`. */
export function sessionCookies(sealed: string, seconds: number, isSecure: boolean): string[] {
  const common = { path: '/', maxAge: seconds, sameSite: 'lax', secure: isSecure } as const;
  return [
    serialiseCookie(sessionCookieName(isSecure), sealed, { ...common, httpOnly: true }),
    serialiseCookie(FLAG_COOKIE, '1', common),
  ];
}

/** Cookies that delete those of a session. */
export function endedCookies(isSecure: boolean): string[] {
  return sessionCookies('', 0, isSecure);
}
