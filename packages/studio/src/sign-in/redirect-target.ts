/** Maximum length of the return path, in characters, because it is part of a cookie. */
const MAX_LENGTH = 1500;

/**
 * Control characters, which browsers remove or interpret as an end, and backslashes, which they interpret as slashes.
 */
// oxlint-disable-next-line no-control-regex -- these characters are rejected
const FORBIDDEN = /[\u{0}-\u{1f}\u{7f}\\]/u;

/**
 * Returns the path that a visitor returns to after signing in: the requested path if it belongs to this site, or else
 * the home page. It is parsed as in a browser, so that no spelling leads to another site.
 */
export function redirectTarget(
  requested: string | null | undefined,
  { origin, base = '' }: { origin: string; base?: string },
): string {
  const home = `${base}/`;
  if (!requested || requested.length > MAX_LENGTH || !requested.startsWith('/') || FORBIDDEN.test(requested))
    return home;
  const url = URL.parse(requested, origin);
  if (url?.origin !== origin || requested.startsWith('//') || url.pathname.startsWith('//')) return home;
  // Returning to the sign-in page would be a loop.
  const sitePath = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : undefined;
  if (
    sitePath === undefined ||
    !/^(?:\/|$)/u.test(sitePath) ||
    /^\/(?:_studio|__recto_studio)(?:\/|$)/iu.test(sitePath)
  )
    return home;
  return url.pathname + url.search + url.hash;
}
