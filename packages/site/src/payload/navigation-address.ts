import { versionQuery } from './payload.ts';
import type { Versions } from './payload.ts';

export const NAVIGATION_FILE = '_navigation.json';

/** Where the entries of a folder of the sidebar are. */
export function navigationAddress(folder: string, versions: Versions): string {
  return navigationFile(folder) + versionQuery(versions);
}

/** The same as a file. */
export function navigationFile(folder: string): string {
  return `${folder.replace(/\/+$/u, '')}/${NAVIGATION_FILE}`;
}

/** The folder whose entries are asked for, or `undefined` where something else is. */
export function navigationOwner(path: string): string | undefined {
  if (!path.endsWith(`/${NAVIGATION_FILE}`)) return undefined;
  const owner = path.slice(0, -NAVIGATION_FILE.length - 1);
  return owner === '' ? '/' : owner;
}
