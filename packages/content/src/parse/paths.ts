import { sortKeyOf, splitOrder } from './order.ts';

/** Data derived from the path of a content file. */
export interface FilePathInfo {
  /** Path in the content folder without extension, with order numbers: `en/docs/1.start/2.setup`. */
  stem: string;
  /** Extension of the file. */
  extension: string;
  /** URL path of the page, without order numbers and in lower case: `/en/docs/start/setup`. */
  path: string;
  /** Sorts like `stem`, with numbers compared by value and without `.draft`. */
  sortKey: string;
  /** Language of the folder that contains the file, or `undefined` if there is none. */
  locale: string | undefined;
  /** Whether `.draft` comes before the extension. */
  draft: boolean;
}

/** Options of `parseFilePath`. */
export interface FilePathOptions {
  /** Codes of the enabled languages; a first folder with such a name contains the files of that language. */
  locales?: readonly string[];
}

const DRAFT = '.draft';
/** Spaces, and characters that end or change the path in a URL. */
const SEPARATORS = '[\\s#%?\\\\\\p{Cc}]+';
const AT_THE_ENDS = new RegExp(`^${SEPARATORS}|${SEPARATORS}$`, 'gu');
const INSIDE = new RegExp(SEPARATORS, 'gu');

/** Derives the URL path, order and language of a file from its path in the content folder. */
export function parseFilePath(file: string, options: FilePathOptions = {}): FilePathInfo {
  const { locales = [] } = options;
  const [, stem = file, extension = ''] = /^(.*?)(?:\.([^./]+))?$/u.exec(file) ?? [];
  const draft = stem.endsWith(DRAFT);
  const segments = (draft ? stem.slice(0, -DRAFT.length) : stem).split('/');
  const [first = '', ...others] = segments;
  const locale = others.length > 0 && locales.includes(first) ? first : undefined;
  const localSegments = locale === undefined ? segments : others;
  // The language is part of the path only if there are several.
  const prefix = locale !== undefined && locales.length > 1 ? [locale] : [];
  return {
    stem,
    extension,
    path: `/${[...prefix, ...localSegments.map(slug).filter(isNotIndex)].join('/')}`,
    sortKey: segments.map(sortKeyOf).join('/'),
    locale,
    draft,
  };
}

/** Result for a name without usable characters. */
const EMPTY_SLUG = '.';

/** Returns whether a browser can request this path; it would resolve segments `.` and `..`. */
export function isReachable(path: string): boolean {
  return !/\/\.{1,2}(?:\/|$)/u.test(path);
}

function slug(segment: string): string {
  return splitOrder(segment).name.replaceAll(AT_THE_ENDS, '').toLowerCase().replaceAll(INSIDE, '-') || EMPTY_SLUG;
}

function isNotIndex(name: string, position: number, names: readonly string[]): boolean {
  return position < names.length - 1 || name !== 'index';
}
