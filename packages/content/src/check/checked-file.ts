import type { FilePosition } from '../errors.ts';
import type { TextPosition } from '../parse/written-urls.ts';
import { findFileLinks, isBody } from './file-links.ts';
import type { LinkedFile } from './file-links.ts';
import { findImagesWithoutAlt } from './find-images-without-alt.ts';
import type { ImageWithoutAlt } from './find-images-without-alt.ts';

/** The data of a file that checks need, without its body. */
export interface CheckedFile extends LinkedFile {
  /** Images without an alternative text. */
  imagesWithoutAlt: readonly ImageWithoutAlt[];
  /** Title and description of its page; `undefined` for other files. */
  head: ({ title: string; description: string } & Omit<FilePosition, 'file'>) | undefined;
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
  const { urls, ids, formerPaths } = findFileLinks(text, rows);
  return {
    ...properties,
    urls,
    ids: ids && new Set(ids),
    formerPaths,
    imagesWithoutAlt: body ? findImagesWithoutAlt(body, lines) : [],
    head: properties.paths.some(({ isPage }) => isPage) ? headIn(rows, lines) : undefined,
    isUnlisted: rows.some(({ navigation }) => navigation === false),
    source: sourceIn(rows, lines),
  };
}

type Row = Record<string, unknown>;

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
