import { assertCookieName, assertCookieOptions, assertCookieValue } from './assert-cookie.ts';

/** Attributes of a cookie. */
export interface CookieOptions {
  /** Path below which the cookie is sent. */
  path?: string;
  /** Lifetime in seconds; 0 deletes the cookie. Without it, the cookie lasts until the browser is closed. */
  maxAge?: number;
  /** Whether the cookie is sent with requests from other sites. */
  sameSite?: 'strict' | 'lax' | 'none';
  /** Whether the cookie is sent only over HTTPS. */
  secure?: boolean;
  /** Whether the cookie is hidden from scripts. */
  httpOnly?: boolean;
}

/** Parses a `Cookie` header, or `document.cookie`. If a name occurs twice, the first value is used. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at === -1) continue;
    const name = pair.slice(0, at).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Returns the value of a cookie of a request; `undefined` if it is not set. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookies(request.headers.get('cookie') ?? '').get(name);
}

const SAME_SITE = { strict: 'Strict', lax: 'Lax', none: 'None' };

/** Returns the text of a `Set-Cookie` header. Nothing is encoded implicitly: invalid characters throw an error. */
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
