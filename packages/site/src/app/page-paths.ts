/** Whether a path can be a page: not a file with an extension, and not a reserved path. */
export function isPagePath(path: string): boolean {
  return !RESERVED_PATH.test(path);
}

/**
 * Matches paths that cannot be pages. `.js`, `.md` and `.xml` are file extensions; `1.x` and `v1.2` are names. API
 * routes, markdown versions, builds, the MCP endpoint and everything that starts with `_` are reserved.
 */
export const RESERVED_PATH = /\.[a-z][a-z0-9]+$|^\/(?:_|(?:api|raw|builds|mcp)(?:\/|$))/iu;

/** Decodes a path; `undefined` if its escapes are not valid UTF-8. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Encodes the segments of a path for a URL. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A title for a page that has none, made from its path: `/release-notes` becomes "Release notes". */
export function titleOfPath(path: string): string {
  const text = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether two paths lead to the same page: a trailing slash makes no difference. */
export function isSamePath(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') : path;
}
