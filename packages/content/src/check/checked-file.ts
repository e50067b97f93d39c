import type { FilePosition } from '../errors.ts';
import { findUrl } from '../parse/written-urls.ts';
import type { TextPosition } from '../parse/written-urls.ts';
import type { DocumentBody } from '../parse/document.ts';
import { urlsInBody, urlsInFields, idsIn } from './find-urls.ts';
import type { FoundUrl } from './find-urls.ts';
import { findImagesWithoutAlt } from './find-images-without-alt.ts';
import type { ImageWithoutAlt } from './find-images-without-alt.ts';

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

/** The data of a file that checks need, without its body. */
export interface CheckedFile {
  file: string;
  locale: string | undefined;
  draft: boolean;
  paths: readonly CollectionPath[];
  /** Ids in its body; `undefined` if they are not known, because the page has no markdown body. */
  ids: ReadonlySet<string> | undefined;
  /** URLs of links and media in the file. */
  urls: readonly FoundUrl[];
  /** Images without an alternative text. */
  imagesWithoutAlt: readonly ImageWithoutAlt[];
  /** Title and description of its page; `undefined` for other files. */
  head: ({ title: string; description: string } & Omit<FilePosition, 'file'>) | undefined;
  /** Former paths of its page, from `redirectFrom`. */
  formerPaths: readonly FormerPath[];
  /** Whether its page is left out of the navigation. */
  isUnlisted: boolean;
  /** Hash of its text, which translations store in `sourceHash`. */
  hash: string;
  /** The `sourceHash` of a translation. */
  source: ({ hash: unknown } & Omit<FilePosition, 'file'>) | undefined;
}

/** A parsed file, the input of `inspectFile`. */
export interface FileContent extends Pick<CheckedFile, 'file' | 'locale' | 'draft' | 'paths' | 'hash'> {
  text: string;
  /** Fields of its rows, usually one row for each collection. */
  rows: readonly Record<string, unknown>[];
}

/** Collects the data of a file that checks need. */
export function inspectFile({ text, rows, ...properties }: FileContent): CheckedFile {
  const lines = text.split('\n');
  const body = rows.map((row) => row['body']).find(isBody);
  const urls = [
    ...rows.flatMap((row) => urlsInFields(fieldsWithLinks(row), lines)),
    ...(body ? urlsInBody(body, lines) : []),
  ];
  return {
    ...properties,
    ids: body ? idsIn(body.nodes) : undefined,
    urls: [...new Map(urls.map((one) => [JSON.stringify(one), one])).values()],
    imagesWithoutAlt: body ? findImagesWithoutAlt(body, lines) : [],
    head: properties.paths.some(({ isPage }) => isPage) ? headIn(rows, lines) : undefined,
    formerPaths: formerPathsIn(rows, lines),
    isUnlisted: rows.some(({ navigation }) => navigation === false),
    source: sourceIn(rows, lines),
  };
}

/**
 * Fields that are not searched for links: the body, which is searched separately, fields that are derived from the file
 * name, and former paths.
 */
const NOT_FOLLOWED = new Set(['body', 'id', 'path', 'stem', 'extension', 'redirectFrom']);

/** Returns the fields that may contain links. */
function fieldsWithLinks(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_FOLLOWED.has(name)));
}

type Row = Record<string, unknown>;

/** Whether a page has a markdown body. Other pages are rendered by the site, so their ids are not known. */
function isBody(value: unknown): value is DocumentBody {
  return typeof value === 'object' && value !== null && 'nodes' in value && (value.nodes as unknown[]).length > 0;
}

/** Returns title and description. Values in `seo` take precedence, because search engines show them. */
function headIn(rows: readonly Row[], lines: readonly string[]): CheckedFile['head'] {
  const page = rows.find(({ path }) => typeof path === 'string');
  if (!page) return undefined;
  const seo = (page['seo'] ?? {}) as Row;
  const textOf = (name: string): string => {
    const text = [seo[name], page[name]].find((value) => typeof value === 'string' && value.trim() !== '');
    return typeof text === 'string' ? text.trim() : '';
  };
  return { title: textOf('title'), description: textOf('description'), ...findLine(lines, TITLE) };
}

/** Returns former paths without duplicates: a file in several collections has them in each row. */
function formerPathsIn(rows: readonly Row[], lines: readonly string[]): FormerPath[] {
  const paths = new Set(
    rows.flatMap(({ redirectFrom }) => (Array.isArray(redirectFrom) ? redirectFrom.map(String) : [])),
  );
  return [...paths].map((path) => ({ path, ...findUrl(path, lines) }));
}

function sourceIn(rows: readonly Row[], lines: readonly string[]): CheckedFile['source'] {
  const [row = {}] = rows;
  const meta = (row['meta'] ?? {}) as Row;
  const hash = row['sourceHash'] ?? meta['sourceHash'];
  if (hash === undefined || hash === null) return undefined;
  return { hash, ...findLine(lines, SOURCE_HASH) };
}

const TITLE = /^\s*["']?title["']?\s*:|^# /u;
const SOURCE_HASH = /^\s*["']?sourceHash["']?\s*:/u;

/** Returns the position of the first line that matches. */
function findLine(lines: readonly string[], pattern: RegExp): TextPosition | undefined {
  const index = lines.findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : { line: index + 1, column: (lines[index] ?? '').search(/\S/u) + 1 };
}
