import { findIcon } from '../find-icon.ts';
import type { IconData, IconSet } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';

/** Loaders of the site's icon collections, by prefix. Collections are large, so each is loaded when it is needed. */
export type IconCollections = Record<string, () => Promise<{ default: IconSet }>>;

/** Loads a collection; `undefined` if the site does not have it. */
export async function loadCollection(collections: IconCollections, prefix: string): Promise<IconSet | undefined> {
  const load = Object.hasOwn(collections, prefix) ? collections[prefix] : undefined;
  return load && (await load()).default;
}

/** Looks up an icon by its full name. */
export async function lookUpIcon(collections: IconCollections, fullName: string): Promise<IconData | undefined> {
  const { prefix, name } = parseIconName(fullName) ?? {};
  if (prefix === undefined || name === undefined) return undefined;
  const set = await loadCollection(collections, prefix);
  return set && findIcon(set, name);
}
