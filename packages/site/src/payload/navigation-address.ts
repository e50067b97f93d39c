export const NAVIGATION_FILE = '_navigation.json';

/** Where the entries of a folder of the sidebar are. */
export function navigationAddress(folder: string, buildId: string): string {
  return `${folder.replace(/\/+$/u, '')}/${NAVIGATION_FILE}?${buildId}`;
}

/** The folder whose entries are asked for, or `undefined` where something else is. */
export function navigationOwner(path: string): string | undefined {
  if (!path.endsWith(`/${NAVIGATION_FILE}`)) return undefined;
  const owner = path.slice(0, -NAVIGATION_FILE.length - 1);
  return owner === '' ? '/' : owner;
}
