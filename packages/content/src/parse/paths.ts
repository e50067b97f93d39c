/** How a file's place in the content folder becomes its address, its order and its language. */

export interface FilePlace {
  /** Path below the content folder without its extension, order numbers kept: `en/docs/1.start/2.setup`. */
  stem: string;
  extension: string;
  /** Address of the page, order numbers stripped and lower case: `/en/docs/start/setup`. */
  path: string;
  /** Sorts like `stem`, with numbers compared as numbers. */
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

/** A leading `12.` orders a segment; `1.x` is a name. */
const ORDER = /^(\d+)\.(?!x$|x\.)(?=.)/u;
const ORDER_DIGITS = 8;

export function parseFilePlace(file: string, options: PlaceOptions = {}): FilePlace {
  const { locales = [] } = options;
  const [, withoutExtension = file, extension = ''] = /^(.*?)(?:\.([^./]+))?$/u.exec(file) ?? [];
  const draft = withoutExtension.endsWith('.draft');
  const stem = draft ? withoutExtension.slice(0, -'.draft'.length) : withoutExtension;
  const [first = '', ...others] = stem.split('/');
  const locale = others.length > 0 && locales.includes(first) ? first : undefined;
  const below = locale === undefined ? [first, ...others] : others;
  // One language needs no prefix; several are told apart by it.
  const prefix = locale !== undefined && locales.length > 1 ? [locale] : [];
  return {
    stem,
    extension,
    path: `/${[...prefix, ...below.map(slug).filter(isNotIndex)].join('/')}`,
    sortKey: stem.split('/').map(padOrder).join('/'),
    locale,
    draft,
  };
}

function slug(segment: string): string {
  return segment.replace(ORDER, '').trim().toLowerCase().replaceAll(/\s+/gu, '-');
}

function isNotIndex(name: string, position: number, names: readonly string[]): boolean {
  return position < names.length - 1 || name !== 'index';
}

function padOrder(segment: string): string {
  return segment.replace(ORDER, (_, digits: string) => `${digits.padStart(ORDER_DIGITS, '0')}.`);
}
