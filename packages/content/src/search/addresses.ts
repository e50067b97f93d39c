/** Where the indexes of a search lie. */
export const SEARCH_FILES = '/__recto_search';

/** Where parts lie that never change: they are named by the hash of their bytes. */
export const SEARCH_PARTS = `${SEARCH_FILES}/parts`;

/** Where a server answers one search. */
export const SEARCH_CALL = '/api/search';

/** The first file of a language's index. Its name stays, what it says changes with the content. */
export function rootAddress(locale: string): string {
  return `${SEARCH_FILES}/${locale}.json`;
}

export function partAddress(locale: string, name: string): string {
  return `${SEARCH_PARTS}/${locale}/${name}`;
}

/** Where a server answers several parts at once: an object with the text of each, by its name. */
export function severalAddress(locale: string, names: readonly string[]): string {
  return `${partAddress(locale, SEVERAL)}?names=${names.join(',')}`;
}

export const SEVERAL = 'several.json';

/** Parts of one request. */
export const MOST_SEVERAL = 60;

const ROOT = /^\/__recto_search\/([\w-]+)\.json$/u;
const PART = /^\/__recto_search\/parts\/([\w-]+)\/([a-z]+-[0-9a-f]+\.(?:txt|json)|several\.json)$/u;

/** What an address of an index asks for: the root, or a part by its name. */
export function readAddress(path: string): { locale: string; name?: string } | undefined {
  const [, root] = ROOT.exec(path) ?? [];
  if (root !== undefined) return { locale: root };
  const [, locale, name] = PART.exec(path) ?? [];
  return locale === undefined || name === undefined ? undefined : { locale, name };
}
