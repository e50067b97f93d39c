import { findIcon } from '../find-icon.ts';
import type { IconData, IconSet } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';

/** Ways to the collections that the site has, by their prefixes. They are large: each is loaded when it is asked for. */
export type IconCollections = Record<string, () => Promise<{ default: IconSet }>>;

export async function loadCollection(collections: IconCollections, prefix: string): Promise<IconSet | undefined> {
  const load = Object.hasOwn(collections, prefix) ? collections[prefix] : undefined;
  return load && (await load()).default;
}

/** An icon by its whole name. */
export async function lookUpIcon(collections: IconCollections, whole: string): Promise<IconData | undefined> {
  const { prefix, name } = parseIconName(whole) ?? {};
  if (prefix === undefined || name === undefined) return undefined;
  const set = await loadCollection(collections, prefix);
  return set && findIcon(set, name);
}
