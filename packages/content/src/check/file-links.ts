import { z } from 'zod';
import type { FilePosition } from '../errors.ts';
import type { DocumentBody } from '../parse/document.ts';
import { findUrl } from '../parse/written-urls.ts';
import { idsIn, urlsInBody, urlsInFields } from './find-urls.ts';
import type { FoundUrl } from './find-urls.ts';

/** The path of a file in a collection that includes it. */
export interface CollectionPath {
  collection: string;
  path: string;
  /** Whether visitors can open the path; false for data and for the settings of a folder. */
  isPage: boolean;
}

/** A path in `redirectFrom`, as it is written. */
interface FormerPath extends Omit<FilePosition, 'file'> {
  path: string;
}

/** The links of a file, and what links of other files can lead to. It depends only on the text of the file. */
export interface FileLinks {
  /** URLs of links and media in the file. */
  urls: FoundUrl[];
  /** Ids in its body; `undefined` if they are not known, because the page has no markdown body. */
  ids?: string[] | undefined;
  /** Former paths of its page, from `redirectFrom`. */
  formerPaths: FormerPath[];
}

/** A file with the data that is needed to check links. */
export interface LinkedFile {
  file: string;
  locale: string | undefined;
  draft: boolean;
  paths: readonly CollectionPath[];
  /** URLs of links and media in the file. */
  urls: readonly FoundUrl[];
  /** Ids in its body; `undefined` if they are not known, because the page has no markdown body. */
  ids: ReadonlySet<string> | undefined;
  /** Former paths of its page, from `redirectFrom`. */
  formerPaths: readonly FormerPath[];
}

const positionFields = { line: z.number().optional(), column: z.number().optional() };

/** Schema of `FileLinks` in cache files. */
export const fileLinksSchema = z.object({
  urls: z.array(z.object({ url: z.string(), kind: z.enum(['link', 'media']), ...positionFields })),
  ids: z.array(z.string()).optional(),
  formerPaths: z.array(z.object({ path: z.string(), ...positionFields })),
});

/** Finds the links in the text of a file and in its rows, usually one row for each collection. */
export function findFileLinks(text: string, rows: readonly Record<string, unknown>[]): FileLinks {
  const lines = text.split('\n');
  const body = rows.map((row) => row['body']).find(isBody);
  const urls = [
    ...rows.flatMap((row) => urlsInFields(fieldsWithLinks(row), lines)),
    ...(body ? urlsInBody(body, lines) : []),
  ];
  return {
    urls: [...new Map(urls.map((one) => [JSON.stringify(one), one])).values()],
    ids: body ? [...idsIn(body.nodes)] : undefined,
    formerPaths: formerPathsIn(rows, lines),
  };
}

/** Whether a page has a markdown body. Other pages are rendered by the site, so their ids are not known. */
export function isBody(value: unknown): value is DocumentBody {
  return typeof value === 'object' && value !== null && 'nodes' in value && (value.nodes as unknown[]).length > 0;
}

/**
 * Fields that are not searched for links: the body, which is searched separately, fields that are derived from the file
 * name, and former paths.
 */
const NOT_FOLLOWED = new Set(['body', 'id', 'path', 'stem', 'extension', 'redirectFrom']);

/** Returns the fields that may contain links. */
function fieldsWithLinks(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_FOLLOWED.has(name)));
}

/** Returns former paths without duplicates: a file in several collections has them in each row. */
function formerPathsIn(rows: readonly Record<string, unknown>[], lines: readonly string[]): FormerPath[] {
  const paths = new Set(
    rows.flatMap(({ redirectFrom }) => (Array.isArray(redirectFrom) ? redirectFrom.map(String) : [])),
  );
  return [...paths].map((path) => ({ path, ...findUrl(path, lines) }));
}
