import { serialiseCookie } from '@recto/site/server';

/** Browsers accept cookies with the prefix `__Host-` only over HTTPS, for this host and for all paths. */
const NAME = 'recto-studio';

/**
 * Cookie by which scripts of a page detect that the visitor may edit it, because cached pages are the same for all
 * visitors. It is neither secret nor a proof.
 */
const FLAG_COOKIE = 'recto-studio-user';

/** Returns the name of the session cookie. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${NAME}` : NAME;
}

/** Returns the cookies of a session with a lifetime in seconds. */
export function sessionCookies(sealed: string, seconds: number, isSecure: boolean): string[] {
  const common = { path: '/', maxAge: seconds, sameSite: 'lax', secure: isSecure } as const;
  return [
    serialiseCookie(sessionCookieName(isSecure), sealed, { ...common, httpOnly: true }),
    serialiseCookie(FLAG_COOKIE, '1', common),
  ];
}

/** Returns the cookies that delete those of a session. */
export function endedCookies(isSecure: boolean): string[] {
  return sessionCookies('', 0, isSecure);
}
