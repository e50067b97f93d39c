/** Which columns of a collection travel: all, those one browses by, or the bodies alone. */
export type DumpKind = 'all' | 'index' | 'body';

export interface DumpRequest {
  part: DumpKind;
  /** One language's rows alone; without it, those of all. */
  locale?: string | undefined;
}

/** Where the calls of a browser to the content begin. */
export const CONTENT_CALLS = '/__recto_content';

/** Where the versions of all collections are, as JSON: names to hashes. */
export const VERSIONS_FILE = `${CONTENT_CALLS}/versions.json`;

/** Most rows of one answer to a query; whoever wants more asks with skip. */
export const ROWS_OF_AN_ANSWER = 1000;

/** Where a server answers with a dump. */
export function dumpAddress(collection: string, version: string, { part, locale }: DumpRequest): string {
  const query = new URLSearchParams({ v: version });
  if (part !== 'all') query.set('part', part);
  if (locale !== undefined) query.set('locale', locale);
  return `${CONTENT_CALLS}/${collection}/sql_dump.txt?${query}`;
}

/** Where a dump lies as a file, for hosts that serve files and know nothing of queries. */
export function dumpFile(collection: string, { part, locale }: DumpRequest): string {
  const name = ['sql_dump', ...(part === 'all' ? [] : [part]), ...(locale === undefined ? [] : [locale]), 'txt'];
  return `${CONTENT_CALLS}/${collection}/${name.join('.')}`;
}

/** Where some bodies of a dump lie, on hosts that serve files. */
export function pieceFile(collection: string, name: string): string {
  return `${CONTENT_CALLS}/${collection}/bodies/${name}.txt`;
}

/** Where a server answers one query. */
export function queryAddress(collection: string, version: string, locale: string | undefined): string {
  const query = new URLSearchParams({ v: version });
  if (locale !== undefined) query.set('locale', locale);
  return `${CONTENT_CALLS}/${collection}/query?${query}`;
}
