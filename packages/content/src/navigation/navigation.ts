import { navigationObject, pickFields, readFolderSettings, textIn } from './folder-settings.ts';
import type { FolderSettings } from './folder-settings.ts';
import { folderTitle } from './folder-title.ts';
import { createListedTest } from './listed-pages.ts';
import type { NavigationItem, NavigationPage } from './navigation-item.ts';
import { isBelow, parentOf, withoutTrailingSlash } from './paths.ts';

/** Options of `buildNavigation`. */
export interface NavigationOptions<Field extends string = string> {
  /** Fields of a page to copy to its item, if they have a value. */
  fields?: readonly Field[];
  /** Code of the current language, if paths start with it: the tree has the pages below `/{locale}{root}`. */
  locale?: string | undefined;
}

/** A node of the tree before it becomes an item. Without a page it is a folder that contains pages. */
interface Entry {
  path: string;
  stem: string;
  page?: NavigationPage;
}

/**
 * Builds the tree of pages below `root`, including folders, in the order of the pages. An index page is the item of its
 * folder; the title of a folder without a page is derived from its path segment.
 */
export function buildNavigation<Page extends NavigationPage, Field extends keyof Page & string = never>(
  pages: readonly Page[],
  root = '/',
  options: NavigationOptions<Field> = {},
): NavigationItem<Pick<Page, Field>>[] {
  const { fields = [], locale } = options;
  const top = withoutTrailingSlash(locale === undefined ? root : `/${locale}${root}`);
  const settings = readFolderSettings(pages, fields);
  const tree: NavigationItem[] = [];
  const items = new Map<string, NavigationItem>();
  for (const entry of entriesBelow(top, pages.filter(createListedTest(pages)))) {
    const item = buildItem(entry, settings.get(entry.path), fields);
    items.set(entry.path, item);
    // The page of the root is a sibling of the others, because a tree with a single top item is not useful.
    const parent = parentOf(entry.path) === top ? undefined : items.get(parentOf(entry.path));
    if (parent) (parent.children ??= []).push(item);
    else tree.push(item);
  }
  return tree;
}

/** Returns every node of the tree once, each after its parent. */
function entriesBelow(root: string, pages: readonly NavigationPage[]): Iterable<Entry> {
  const entries = new Map<string, Entry>();
  for (const page of pages) {
    if (!isBelow(page.path, root)) continue;
    for (const folder of foldersAbove(page, root)) {
      if (!entries.has(folder.path)) entries.set(folder.path, folder);
    }
    // Of two files with the same path the first is served, so the first is listed. A folder keeps its position.
    if (!entries.get(page.path)?.page) entries.set(page.path, { path: page.path, stem: page.stem, page });
  }
  return entries.values();
}

/** An index page has the path of its folder; `reindex` is an ordinary page. */
const INDEX = /\/(?:\d+\.)?\s*index\s*(?:\.draft)?$/iu;

/** Returns the folders between the root and a page, the outermost first. */
function foldersAbove({ path, stem }: NavigationPage, root: string): Entry[] {
  const folders: Entry[] = [];
  let folderStem = parentOf(stem.replace(INDEX, ''));
  for (let folder = parentOf(path); folder !== '' && folder !== root; folder = parentOf(folder)) {
    if (!isBelow(folder, root)) break;
    folders.unshift({ path: folder, stem: folderStem });
    folderStem = parentOf(folderStem);
  }
  return folders;
}

function buildItem(entry: Entry, folder: FolderSettings | undefined, fields: readonly string[]): NavigationItem {
  const { path, stem, page } = entry;
  const pageSettings = page ? navigationObject(page) : {};
  const title = folder?.title ?? textIn(pageSettings['title']) ?? textIn(page?.title) ?? folderTitle(path, stem);
  const isFolder = page === undefined || folder?.page === false;
  return {
    ...withoutStructure({ ...folder?.fields, ...pickFields(page ?? {}, fields), ...pageSettings, ...folder?.metadata }),
    title,
    path,
    stem,
    ...(isFolder && { page: false }),
  };
}

/** Fields that `buildItem` sets itself; entries of the same name in the settings are not copied. */
const STRUCTURE = new Set(['title', 'path', 'stem', 'page', 'children']);

function withoutStructure(metadata: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !STRUCTURE.has(name)));
}
