/** Which paths can be pages: files have an extension, and reserved paths a name of their own. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path);
}

/**
 * `.js`, `.md` and `.xml` are kinds of files; `1.x` and `v1.2` are names. Calls, markdown twins, builds and agents
 * have addresses of their own, and so has whatever starts with `_`.
 */
export const NO_PAGE = /\.[a-z][a-z0-9]+$|^\/(?:_|(?:api|raw|builds|mcp)(?:\/|$))/iu;

/** A path as people write it, or `undefined` where it is no text. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A decoded path as it stands in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A title for a page that has none, made from its path: `/release-notes` becomes "Release notes". */
export function titleOfPath(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether two paths lead to the same page: a trailing slash makes no difference. */
export function isSamePath(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') : path;
}
