import { CookieError } from './assert-cookie.ts';
import { parseCookies, serialiseCookie } from './cookie.ts';
import type { CookieOptions } from './cookie.ts';

/** Returns the value of a cookie in the browser; `undefined` if it is not set or cookies are not allowed. */
export function getCookie(name: string): string | undefined {
  try {
    return parseCookies(document.cookie).get(name);
  } catch {
    return undefined;
  }
}

/** Sets a cookie in the browser. Does nothing if cookies are not allowed. */
export function setCookie(name: string, value: string, options: CookieOptions = {}): void {
  if (options.httpOnly === true) {
    throw new CookieError(
      'cookie/http-only',
      `The cookie "${name}" has httpOnly, but a script cannot set such a cookie.`,
      'Set it on the server.',
    );
  }
  const text = serialiseCookie(name, value, options);
  try {
    document.cookie = text;
  } catch {
    // A sandboxed frame has no cookies, so the value is not stored.
  }
}
