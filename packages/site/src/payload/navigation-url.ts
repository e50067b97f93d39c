import { versionQuery } from './payload.ts';
import type { Versions } from './payload.ts';

/** Name of the file with the entries of a folder of the sidebar. */
export const NAVIGATION_FILE = '_navigation.json';

/** Returns the path and query of the entries of a folder of the sidebar. */
export function navigationUrl(folder: string, versions: Versions): string {
  return navigationFile(folder) + versionQuery(versions);
}

/** Returns the path of the file with the entries of a folder, without query. */
export function navigationFile(folder: string): string {
  return `${folder.replace(/\/+$/u, '')}/${NAVIGATION_FILE}`;
}

/** Returns the folder whose entries a path requests, or `undefined` for any other path. */
export function folderOfNavigationPath(path: string): string | undefined {
  if (!path.endsWith(`/${NAVIGATION_FILE}`)) return undefined;
  const folder = path.slice(0, -NAVIGATION_FILE.length - 1);
  return folder === '' ? '/' : folder;
}
