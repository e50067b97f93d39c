import { CookieError } from './assert-cookie.ts';
import { parseCookies, serialiseCookie } from './cookie.ts';
import type { CookieOptions } from './cookie.ts';

/** The value of a cookie in the browser, or `undefined`; also where cookies are forbidden. */
export function getCookie(name: string): string | undefined {
  try {
    return parseCookies(document.cookie).get(name);
  } catch {
    return undefined;
  }
}

/** Writes a cookie in the browser. Where cookies are forbidden, nothing happens. */
export function setCookie(name: string, value: string, options: CookieOptions = {}): void {
  if (options.httpOnly === true) {
    throw new CookieError(
      'cookie/http-only',
      `The cookie "${name}" is to be out of reach of scripts, and a script writes it.`,
      'Let the server set it.',
    );
  }
  const text = serialiseCookie(name, value, options);
  try {
    document.cookie = text;
  } catch {
    // A sandboxed frame has no cookies; what would have been remembered is asked for again.
  }
}
