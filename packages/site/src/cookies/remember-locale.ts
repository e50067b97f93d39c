import { addBase } from '../app/base.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../constants.ts';
import { setCookie } from './browser-cookie.ts';

const DAY_SECONDS = 86_400;

/** Remembers the language that a visitor has picked: from now on the root of the site leads there, and of no other. */
export function rememberLocale(code: string): void {
  setCookie(LOCALE_COOKIE, code, { path: addBase('/'), maxAge: LOCALE_COOKIE_DAYS * DAY_SECONDS, sameSite: 'lax' });
}
