/** Which columns of a collection are in a dump: all, all except bodies (`index`), or only bodies. */
export type DumpKind = 'all' | 'index' | 'body';

/** Which part of a collection is requested. */
export interface DumpRequest {
  part: DumpKind;
  /** Only rows of one language; without it, those of all languages. */
  locale?: string | undefined;
}

/** Prefix of the URLs that browsers load content from. */
export const CONTENT_PREFIX = '/__recto_content';

/** URL of the versions of all collections, as a JSON object of names and hashes. */
export const VERSIONS_FILE = `${CONTENT_PREFIX}/versions.json`;

/** Maximum number of rows in the response to a query; further rows are requested with `skip`. */
export const MAX_ROWS = 1000;

/** URL at which a server responds with a dump. */
export function dumpUrl(collection: string, version: string, { part, locale }: DumpRequest): string {
  const query = new URLSearchParams({ v: version });
  if (part !== 'all') query.set('part', part);
  if (locale !== undefined) query.set('locale', locale);
  return `${CONTENT_PREFIX}/${collection}/sql_dump.txt?${query}`;
}

/** URL of a dump as a file, for static hosts. */
export function dumpFile(collection: string, { part, locale }: DumpRequest): string {
  const name = ['sql_dump', ...(part === 'all' ? [] : [part]), ...(locale === undefined ? [] : [locale]), 'txt'];
  return `${CONTENT_PREFIX}/${collection}/${name.join('.')}`;
}

/** URL of some bodies of a dump, for static hosts. */
export function pieceFile(collection: string, name: string): string {
  return `${CONTENT_PREFIX}/${collection}/bodies/${name}.txt`;
}

/** URL at which a server responds to a query. */
export function queryUrl(collection: string, version: string, locale: string | undefined): string {
  const query = new URLSearchParams({ v: version });
  if (locale !== undefined) query.set('locale', locale);
  return `${CONTENT_PREFIX}/${collection}/query?${query}`;
}
