import { createSearch } from '@recto/content/search';
import type { Search } from '@recto/content/search';
import { knownContent } from '../payload/served-versions.ts';
import { defaultLocale } from '../languages/locale.ts';
import type { Site } from '../app/site.ts';

export interface SearchedSite {
  /** Code of the reader's language. */
  locale: string;
  site: Site;
}

/** One a language, for as long as the page lives. */
const searches = new Map<string, Search>();

export function openSearch({ locale, site }: SearchedSite): Search {
  const { base = '' } = site;
  const search =
    searches.get(locale) ?? createSearch({ locale, fallback: defaultLocale(site).code, base, version: knownContent });
  searches.set(locale, search);
  return search;
}

/** The visitor is about to search. What fails now is tried again by the search itself. */
export function warmSearch(site: SearchedSite): void {
  openSearch(site)
    .warm()
    .catch(() => undefined);
}
