/** URL path of the search indexes. */
export const SEARCH_FILES = '/__recto_search';

/** URL path of the parts of indexes. A part never changes, because its name contains a hash of its content. */
export const SEARCH_PARTS = `${SEARCH_FILES}/parts`;

/** URL path of the endpoint that runs a search on the server. */
export const SEARCH_ENDPOINT = '/api/search';

/** Returns the URL path of the root file of an index. Its content changes with the content of the site. */
export function rootPath(locale: string): string {
  return `${SEARCH_FILES}/${locale}.json`;
}

/** Returns the URL path of a part of an index. */
export function partPath(locale: string, name: string): string {
  return `${SEARCH_PARTS}/${locale}/${name}`;
}

/** Returns the URL of several parts in one response of a server: a JSON object with the texts of the parts by name. */
export function partsPath(locale: string, names: readonly string[]): string {
  return `${partPath(locale, SEVERAL)}?names=${names.join(',')}`;
}

/** File name of a request for several parts. */
export const SEVERAL = 'several.json';

/** Maximum number of parts in one request. */
export const MAX_PARTS = 60;

const ROOT = /^\/__recto_search\/([\w-]+)\.json$/u;
const PART = /^\/__recto_search\/parts\/([\w-]+)\/([a-z]+-[0-9a-f]+\.(?:txt|json)|several\.json)$/u;

/** Parses the URL path of a root or, with `name`, of a part. */
export function parseSearchPath(path: string): { locale: string; name?: string } | undefined {
  const [, root] = ROOT.exec(path) ?? [];
  if (root !== undefined) return { locale: root };
  const [, locale, name] = PART.exec(path) ?? [];
  return locale === undefined || name === undefined ? undefined : { locale, name };
}
