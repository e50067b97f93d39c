import type { TreeItem } from '@recto/ui';
import type { PaletteGroup } from './items.ts';
import { plainText } from './mark-words.ts';

/** The part of the documentation that a page is in. */
export interface Section {
  title: string;
  lang: string | undefined;
  /** Those that the sidebar shows. */
  pages: readonly TreeItem[];
  /** Whether a page of this path is in it, shown or not. */
  has: (path: string) => boolean;
}

/** The section of a page, as the navigation around it tells; a page of another kind is in none. */
export function findSection(navigation: readonly TreeItem[], path: string): Section | undefined {
  const section = navigation.find((item) => listPages(item).some((page) => page.path === path));
  if (!section) return undefined;
  return {
    title: section.title,
    lang: langOf(section),
    pages: listPages(section),
    // The path of a page need not begin with that of its group.
    has: (other) =>
      [section, ...listPages(section)].some(({ path: folder }) => other === folder || other.startsWith(`${folder}/`)),
  };
}

/** The pages near the current one, before anybody has asked for one. */
export function sectionGroup({ title, lang, pages }: Section, path: string): PaletteGroup {
  return {
    id: 'section',
    label: title,
    lang,
    items: pages.map((page) => {
      const own = langOf(page);
      return {
        href: page.closed ?? page.path,
        label: plainText(page.title),
        isCurrent: page.path === path,
        ...(own !== undefined && { lang: own }),
      };
    }),
  };
}

/** A closed folder is one entry, which leads to its first page. */
function listPages(item: TreeItem): TreeItem[] {
  if (item.rest !== undefined) return [];
  const isPage = item.page !== false || item.closed !== undefined;
  return [...(isPage ? [item] : []), ...(item.children ?? []).flatMap(listPages)];
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
