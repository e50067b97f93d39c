/** Which paths can be pages: files have an extension, and reserved paths a name of their own. */
export function isPagePath(path: string): boolean {
  return !FILE.test(path) && !path.startsWith('/_') && !path.startsWith('/api/');
}

/** `1.x` and `v1.2` are names; `.js`, `.md` and `.xml` are kinds of files. */
const FILE = /\.[a-z][a-z0-9]+$/iu;

/** A decoded path as it stands in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
