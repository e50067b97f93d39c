import type { SearchGroup } from './build-search-parts.ts';
import { writeAscending } from './numbers.ts';

/** Encodes the ranges of sections of the default language that are translated: first, after the last, first, … */
export function writeTranslated(
  originals: readonly SearchGroup[],
  translations: readonly SearchGroup[],
  { fallback, locale }: { fallback: string; locale: string },
): string {
  const pages = new Set(pagesOf(translations).map((page) => page.slice(1 + locale.length)));
  const isTranslated = pagesOf(originals).map((page) => pages.has(page.slice(1 + fallback.length)));
  const borders = [...isTranslated, false].flatMap((is, section) =>
    is === (isTranslated[section - 1] ?? false) ? [] : [section],
  );
  return writeAscending(borders);
}

/** Returns the path of the page of each section. */
function pagesOf(groups: readonly SearchGroup[]): string[] {
  return groups.flatMap(({ pages }) =>
    pages.flatMap(({ sections }) => sections.map(({ id }) => id.split('#')[0] ?? '')),
  );
}
