import type { TreeItem } from '@recto/ui';
import type { PaletteGroup } from './items.ts';
import { plainText } from './mark-words.ts';

/** The part of the documentation that a page is in. */
export interface Section {
  title: string;
  lang: string | undefined;
  pages: readonly TreeItem[];
  paths: ReadonlySet<string>;
}

/** The section of a page, as the tree beside it tells; a page of another kind is in none. */
export function findSection(data: unknown, path: string): Section | undefined {
  const section = treeOf(data).find((item) => listPages(item).some((page) => page.path === path));
  if (!section) return undefined;
  const pages = listPages(section);
  return { title: section.title, lang: langOf(section), pages, paths: new Set(pages.map((page) => page.path)) };
}

/** All its pages, before anybody has asked for one. */
export function sectionGroup({ title, lang, pages }: Section, path: string): PaletteGroup {
  return {
    id: 'section',
    label: title,
    lang,
    items: pages.map((page) => {
      const own = langOf(page);
      return {
        href: page.path,
        label: plainText(page.title),
        isCurrent: page.path === path,
        ...(own !== undefined && { lang: own }),
      };
    }),
  };
}

/** The documentation brings its tree along. */
export function treeOf(data: unknown): readonly TreeItem[] {
  return typeof data === 'object' && data !== null && 'navigation' in data ? (data.navigation as TreeItem[]) : [];
}

function listPages(item: TreeItem): TreeItem[] {
  return [...(item.page === false ? [] : [item]), ...(item.children ?? []).flatMap(listPages)];
}

function langOf({ lang }: TreeItem): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}
