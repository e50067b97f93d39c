import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../constants.ts';
import { setCookie } from './browser-cookie.ts';

const DAY_SECONDS = 86_400;

/** Remembers the language that a visitor has picked: from now on `/` leads there. */
export function rememberLocale(code: string): void {
  setCookie(LOCALE_COOKIE, code, { path: '/', maxAge: LOCALE_COOKIE_DAYS * DAY_SECONDS, sameSite: 'lax' });
}
