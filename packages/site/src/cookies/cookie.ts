import { assertCookieName, assertCookieOptions, assertCookieValue } from './assert-cookie.ts';

export interface CookieOptions {
  /** The part of the site that gets it. */
  path?: string;
  /** How long it is kept, in seconds; 0 deletes it, nothing keeps it until the browser is closed. */
  maxAge?: number;
  /** Whether it is sent along when another site leads here. */
  sameSite?: 'strict' | 'lax' | 'none';
  /** Only over HTTPS. */
  secure?: boolean;
  /** Out of reach of scripts. */
  httpOnly?: boolean;
}

/** The pairs of a `Cookie` header, or of `document.cookie`. Of two with the same name the first counts. */
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

/** The value of one cookie of a request, or `undefined`. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookies(request.headers.get('cookie') ?? '').get(name);
}

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
