/** How a file's place in the content folder becomes its address, its order and its language. */
import { sortKeyOf, splitOrder } from './order.ts';

export interface FilePlace {
  /** Path below the content folder without its extension, order numbers kept: `en/docs/1.start/2.setup`. */
  stem: string;
  extension: string;
  /** Address of the page, order numbers stripped and lower case: `/en/docs/start/setup`. */
  path: string;
  /** Sorts like `stem`, with numbers compared as numbers and without `.draft`. */
  sortKey: string;
  /** The language folder the file lies in, or `undefined` where there is none. */
  locale: string | undefined;
  /** `.draft` stands before the extension. */
  draft: boolean;
}

export interface PlaceOptions {
  /** Codes of the enabled languages; a first folder with such a name is a language. */
  locales?: readonly string[];
}

const DRAFT = '.draft';
/** Spaces, and characters that end or change the path in a URL. */
const SEPARATORS = '[\\s#%?\\\\\\p{Cc}]+';
const AT_THE_ENDS = new RegExp(`^${SEPARATORS}|${SEPARATORS}$`, 'gu');
const INSIDE = new RegExp(SEPARATORS, 'gu');

export function parseFilePlace(file: string, options: PlaceOptions = {}): FilePlace {
  const { locales = [] } = options;
  const [, stem = file, extension = ''] = /^(.*?)(?:\.([^./]+))?$/u.exec(file) ?? [];
  const draft = stem.endsWith(DRAFT);
  const segments = (draft ? stem.slice(0, -DRAFT.length) : stem).split('/');
  const [first = '', ...others] = segments;
  const locale = others.length > 0 && locales.includes(first) ? first : undefined;
  const below = locale === undefined ? segments : others;
  // One language needs no prefix; several are told apart by it.
  const prefix = locale !== undefined && locales.length > 1 ? [locale] : [];
  return {
    stem,
    extension,
    path: `/${[...prefix, ...below.map(slug).filter(isNotIndex)].join('/')}`,
    sortKey: segments.map(sortKeyOf).join('/'),
    locale,
    draft,
  };
}

/** What a name without a usable character becomes. */
const NO_NAME = '.';

/** Whether a browser asks for this path as it is: it resolves the segments `.` and `..`. */
export function isReachable(path: string): boolean {
  return !/\/\.{1,2}(?:\/|$)/u.test(path);
}

function slug(segment: string): string {
  return splitOrder(segment).name.replaceAll(AT_THE_ENDS, '').toLowerCase().replaceAll(INSIDE, '-') || NO_NAME;
}

function isNotIndex(name: string, position: number, names: readonly string[]): boolean {
  return position < names.length - 1 || name !== 'index';
}
