import { createSearch } from '@recto/content/search';
import type { Search } from '@recto/content/search';
import { knownContent } from '../payload/served-versions.ts';
import { defaultLocale } from '../languages/locale.ts';
import type { Site } from '../app/site.ts';

/** The site and locale to search. */
export interface SearchedSite {
  /** Locale code of the page. */
  locale: string;
  site: Site;
}

/** One search per locale, for the lifetime of the document. */
const searches = new Map<string, Search>();

/** Returns the search of a locale and creates it on first use. */
export function openSearch({ locale, site }: SearchedSite): Search {
  const { base = '' } = site;
  const search =
    searches.get(locale) ?? createSearch({ locale, fallback: defaultLocale(site).code, base, version: knownContent });
  searches.set(locale, search);
  return search;
}

/** Loads the search data in advance. Errors are ignored, since the search itself tries again. */
export function preloadSearch(site: SearchedSite): void {
  openSearch(site)
    .warm()
    .catch(() => undefined);
}
