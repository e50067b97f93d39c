import { parseCookies } from './parse-cookies.ts';

/** The value of one cookie of a request, or `undefined`. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookies(request.headers.get('cookie') ?? '').get(name);
}
