/** Where one address stands to another. */

export function isBelow(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`);
}

/** The address of the folder above; nothing stands above `/a`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `/docs/` and `/docs` are one address. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=[^/])\/+$/u, '');
}
