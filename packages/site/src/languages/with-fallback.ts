import { parseFilePlace } from '@recto/content';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, languageTag, localisePath, splitLocale } from './locale.ts';

/** As much of a row as languages need to know. */
interface LocalRow {
  path: string;
  stem: string;
}

/** A row as it is shown in a language, with the tag of its text's language where that is another. */
export type Localised<Row> = Row & { lang?: string };

/**
 * The rows of a language, and in the place of those it lacks the rows of the default language,
 * at the addresses they have here. All of them come in reading order, whatever order they came in.
 */
export function withFallback<Row extends LocalRow>(
  rows: readonly Row[],
  fallbackRows: readonly Row[],
  { site, locale }: { site: Site; locale: Locale },
): Localised<Row>[] {
  const source = defaultLocale(site);
  const translated = new Set(rows.map(({ path }) => path));
  const originals = fallbackRows.map((row) => ({ ...row, path: pathIn(locale, row.path, site) }));
  // Translations stand where their originals do, whatever numbers their files have.
  const places = new Map(originals.map((row) => [row.path, sortKey(row, source)]));
  const standing = originals
    .filter(({ path }) => !translated.has(path))
    .map((row) => ({ ...row, lang: languageTag(source) }));
  const sorted = [...rows, ...standing]
    .map((row) => ({ row, key: places.get(row.path) ?? sortKey(row, locale) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return sorted.map(({ row }) => row);
}

/** Where a row of any language is in this one. */
export function pathIn(locale: Locale, path: string, site: Site): string {
  return localisePath(splitLocale(path, site)?.path ?? path, locale, site);
}

/** The folder of the language takes no part in the order. */
function sortKey({ stem }: LocalRow, { code }: Locale): string {
  const below = stem.startsWith(`${code}/`) ? stem.slice(code.length + 1) : stem;
  return parseFilePlace(`${below}.md`).sortKey;
}
