import { addBase } from '../app/base.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../constants.ts';

const DAY_SECONDS = 86_400;

/**
 * Remembers the language that a visitor has picked: from now on the root of the site leads there, and of no other.
 * Part of the boot script, so it writes this one cookie by hand instead of by `setCookie`, which checks every kind.
 */
export function rememberLocale(code: string): void {
  if (!/^[\w-]+$/u.test(code)) throw new TypeError(`"${code}" is no code of a language.`);
  try {
    document.cookie = `${LOCALE_COOKIE}=${code}; Path=${addBase('/')}; Max-Age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies; the language is asked for again.
  }
}
