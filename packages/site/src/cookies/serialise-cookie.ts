import { assertCookieName, assertCookieOptions, assertCookieValue } from './assert-cookie.ts';
import type { CookieOptions } from './cookie-options.ts';

const SAME_SITE = { strict: 'Strict', lax: 'Lax', none: 'None' };

/** The text of a `Set-Cookie` header. Nothing is encoded in silence: what no header can carry is refused. */
export function serialiseCookie(name: string, value: string, options: CookieOptions = {}): string {
  assertCookieName(name);
  assertCookieValue(name, value);
  assertCookieOptions(name, options);
  const { path, maxAge, sameSite, secure = false, httpOnly = false } = options;
  const parts = [`${name}=${value}`];
  if (path !== undefined) parts.push(`Path=${path}`);
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (sameSite !== undefined) parts.push(`SameSite=${SAME_SITE[sameSite]}`);
  if (secure) parts.push('Secure');
  if (httpOnly) parts.push('HttpOnly');
  return parts.join('; ');
}
