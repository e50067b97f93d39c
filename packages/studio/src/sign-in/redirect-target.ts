/** Longest address that is returned to, in characters. It is part of a cookie. */
const MOST_CHARACTERS = 1500;

/** Control characters, which browsers drop or take for the end of something, and backslashes, which they take for slashes. */
// oxlint-disable-next-line no-control-regex -- These are the ones that are refused.
const FORBIDDEN = /[\u{0}-\u{1f}\u{7f}\\]/u;

/**
 * The path that a visitor returns to after signing in: what the address asks for, if it is a path of this very site, or
 * else the home page. It is parsed as a browser would, so that no spelling leads elsewhere.
 */
export function redirectTarget(
  asked: string | null | undefined,
  { origin, base = '' }: { origin: string; base?: string },
): string {
  const home = `${base}/`;
  if (!asked || asked.length > MOST_CHARACTERS || !asked.startsWith('/') || FORBIDDEN.test(asked)) return home;
  const url = URL.parse(asked, origin);
  if (url?.origin !== origin || asked.startsWith('//') || url.pathname.startsWith('//')) return home;
  // Back to where one signs in would be a circle.
  const inside = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : undefined;
  if (inside === undefined || !/^(?:\/|$)/u.test(inside) || /^\/(?:_studio|__recto_studio)(?:\/|$)/iu.test(inside))
    return home;
  return url.pathname + url.search + url.hash;
}
