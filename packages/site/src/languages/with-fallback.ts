import { parseFilePath } from '@recto/content';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, languageTag, localisePath, splitLocale } from './locale.ts';

/** The columns of a row that localisation needs. */
interface LocalRow {
  path: string;
  stem: string;
}

/** A row as shown in a locale, with the language tag of its text if that differs. */
export type Localised<Row> = Row & { lang?: string };

/**
 * Adds rows of the default language for every page that a locale lacks, with the paths of that locale. The result is in
 * reading order, independent of the order of the arguments.
 */
export function withFallback<Row extends LocalRow>(
  rows: readonly Row[],
  fallbackRows: readonly Row[],
  { site, locale }: { site: Site; locale: Locale },
): Localised<Row>[] {
  const fallbackLocale = defaultLocale(site);
  const translated = new Set(rows.map(({ path }) => path));
  const originals = fallbackRows.map((row) => ({ ...row, path: pathIn(locale, row.path, site) }));
  // Translations are sorted like their originals, even if the numbers of their files differ.
  const sortKeys = new Map(originals.map((row) => [row.path, sortKey(row, fallbackLocale)]));
  const untranslated = originals
    .filter(({ path }) => !translated.has(path))
    .map((row) => ({ ...row, lang: languageTag(fallbackLocale) }));
  const sorted = [...rows, ...untranslated]
    .map((row) => ({ row, key: sortKeys.get(row.path) ?? sortKey(row, locale) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return sorted.map(({ row }) => row);
}

/** Returns the path of a row of any language in a locale. */
export function pathIn(locale: Locale, path: string, site: Site): string {
  return localisePath(splitLocale(path, site)?.path ?? path, locale, site);
}

/** The locale folder is not part of the sort key. */
function sortKey({ stem }: LocalRow, { code }: Locale): string {
  const localStem = stem.startsWith(`${code}/`) ? stem.slice(code.length + 1) : stem;
  return parseFilePath(`${localStem}.md`).sortKey;
}
