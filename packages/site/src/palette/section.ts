import type { TreeItem } from '@recto/ui';
import type { PaletteGroup } from './items.ts';
import { plainText } from './mark-words.ts';

/** The section of the documentation that contains a page. */
export interface Section {
  title: string;
  lang: string | undefined;
  /** Pages of the section that the sidebar shows. */
  pages: readonly TreeItem[];
  /** Whether a path belongs to the section, even if the sidebar does not show it. */
  has: (path: string) => boolean;
}

/** Finds the section of a page in its navigation. Returns `undefined` for a page that is not in the navigation. */
export function findSection(navigation: readonly TreeItem[], path: string): Section | undefined {
  const section = navigation.find((item) => listPages(item).some((page) => page.path === path));
  if (!section) return undefined;
  return {
    title: section.title,
    lang: langOf(section),
    pages: listPages(section),
    // The path of a page need not start with that of its section.
    has: (other) =>
      [section, ...listPages(section)].some(({ path: folder }) => other === folder || other.startsWith(`${folder}/`)),
  };
}

/** Builds the group of the section's pages, which is shown without a query. */
export function sectionGroup({ title, lang, pages }: Section, path: string): PaletteGroup {
  return {
    id: 'section',
    label: title,
    lang,
    items: pages.map((page) => {
      const pageLang = langOf(page);
      return {
        href: page.closed ?? page.path,
        label: plainText(page.title),
        isCurrent: page.path === path,
        ...(pageLang !== undefined && { lang: pageLang }),
      };
    }),
  };
}

/** Lists the pages of an item. A closed folder is one entry, which links to its first page. */
function listPages(item: TreeItem): TreeItem[] {
  // A placeholder for entries that are left out of a long list.
  if (item.rest !== undefined) return [];
  const isPage = item.page !== false || item.closed !== undefined;
  return [...(isPage ? [item] : []), ...(item.children ?? []).flatMap(listPages)];
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
