import { addBase } from '../app/base.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../constants.ts';

const DAY_SECONDS = 86_400;

/**
 * Stores the language that a visitor has chosen, so that the root of the site redirects to it. Part of the boot script,
 * so it writes the cookie directly; `setCookie` would add its checks to the script.
 */
export function rememberLocale(code: string): void {
  if (!/^[\w-]+$/u.test(code)) throw new TypeError(`"${code}" is not a language code.`);
  try {
    document.cookie = `${LOCALE_COOKIE}=${code}; Path=${addBase('/')}; Max-Age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies; the choice is not remembered.
  }
}
