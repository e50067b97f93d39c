import type { IconCollections } from './icon-collections.ts';

/** Finds names of icons that contain all words of a text, at most as many as given, best match first. */
export type SearchIcons = (query: string, limit: number) => Promise<string[]>;

/**
 * Creates a search in the names of the icons that the site has. The collections are read with the first search, and
 * only their names are kept.
 */
export function createIconSearch(collections: IconCollections): SearchIcons {
  let names: Promise<string[]> | undefined;
  return async (query, limit) => {
    names ??= listNames(collections);
    try {
      return findNames(await names, query, limit);
    } catch (error) {
      names = undefined;
      throw error;
    }
  };
}

async function listNames(collections: IconCollections): Promise<string[]> {
  const sets = await Promise.all(Object.values(collections).map(async (load) => (await load()).default));
  return sets.flatMap(({ prefix, icons, aliases = {} }) =>
    [...Object.keys(icons), ...Object.keys(aliases)].sort().map((name) => `${prefix}:${name}`),
  );
}

function findNames(names: readonly string[], query: string, limit: number): string[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const matches = names.filter((name) => words.every((word) => name.includes(word)));
  const rankOf = (name: string): number => {
    const own = name.slice(name.indexOf(':') + 1);
    if (own === first || name === first) return 0;
    return own.startsWith(first) || name.startsWith(first) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((rank) => matches.filter((name) => rankOf(name) === rank)).slice(0, limit);
}
