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
