/** Relations between paths. */

/** Whether a path is equal to a folder, or below it. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`);
}

/** Returns the path of the parent folder; empty for `/a`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Removes trailing slashes: `/docs/` and `/docs` are the same path. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=[^/])\/+$/u, '');
}
