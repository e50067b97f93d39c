import { indexPage } from '../../packages/content/src/search/parts/indexed-page.ts';
import type { IndexedPage } from '../../packages/content/src/search/parts/indexed-page.ts';
import type { SearchSection } from '../../packages/content/src/search/search-sections.ts';

/** Groups sections into pages; a section without `#` in its id begins a page. */
export function indexPages(sections: readonly SearchSection[], locale: string): IndexedPage[] {
  const pages: SearchSection[][] = [];
  for (const section of sections) {
    if (pages.length === 0 || !section.id.includes('#')) pages.push([]);
    pages.at(-1)?.push(section);
  }
  return pages.map((page) => indexPage(page, locale));
}
