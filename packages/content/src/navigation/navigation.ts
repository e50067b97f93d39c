import { navigationObject, pickFields, readFolderSettings, textIn } from './folder-settings.ts';
import type { FolderSettings } from './folder-settings.ts';
import { folderTitle } from './folder-title.ts';
import { listedIn } from './listed-pages.ts';
import type { NavigationItem, NavigationPage } from './navigation-item.ts';
import { isBelow, parentOf, withoutTrailingSlash } from './paths.ts';

export interface NavigationOptions<Field extends string = string> {
  /** Fields of a page to copy onto its item, where they have a value. */
  fields?: readonly Field[];
  /** The current language, where paths begin with one: its subtree of `root` is built. */
  locale?: string | undefined;
}

/** A place in the tree before it is an item. Without a page it is a folder that the pages below it need. */
interface Entry {
  path: string;
  stem: string;
  page?: NavigationPage;
}

/**
 * The tree of pages below `root`, folders included, in the order the pages come.
 * An index page is its folder's entry; a folder without one is named after its segment.
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
  for (const entry of entriesBelow(top, pages.filter(listedIn(pages)))) {
    const item = buildItem(entry, settings.get(entry.path), fields);
    items.set(entry.path, item);
    // The page of the root stands beside the others: a tree with one trunk would open nothing.
    const parent = parentOf(entry.path) === top ? undefined : items.get(parentOf(entry.path));
    if (parent) (parent.children ??= []).push(item);
    else tree.push(item);
  }
  return tree;
}

/** Every place of the tree once, each after the folder it lies in. */
function entriesBelow(root: string, pages: readonly NavigationPage[]): Iterable<Entry> {
  const entries = new Map<string, Entry>();
  for (const page of pages) {
    if (!isBelow(page.path, root)) continue;
    for (const folder of foldersAbove(page, root)) {
      if (!entries.has(folder.path)) entries.set(folder.path, folder);
    }
    // Of two files with one address the first is served, so the first is listed. A folder keeps its place.
    if (!entries.get(page.path)?.page) entries.set(page.path, { path: page.path, stem: page.stem, page });
  }
  return entries.values();
}

/** An index page has the address of its folder; `reindex` is a page like any other. */
const INDEX = /\/(?:\d+\.)?\s*index\s*(?:\.draft)?$/iu;

/** The folders between the root and a page, the outermost first. */
function foldersAbove({ path, stem }: NavigationPage, root: string): Entry[] {
  const folders: Entry[] = [];
  let above = parentOf(stem.replace(INDEX, ''));
  for (let folder = parentOf(path); folder !== '' && folder !== root; folder = parentOf(folder)) {
    if (!isBelow(folder, root)) break;
    folders.unshift({ path: folder, stem: above });
    above = parentOf(above);
  }
  return folders;
}

function buildItem(entry: Entry, folder: FolderSettings | undefined, fields: readonly string[]): NavigationItem {
  const { path, stem, page } = entry;
  const own = page ? navigationObject(page) : {};
  const title = folder?.title ?? textIn(own['title']) ?? textIn(page?.title) ?? folderTitle(path, stem);
  const isFolder = page === undefined || folder?.page === false;
  return {
    ...withoutStructure({ ...folder?.fields, ...pickFields(page ?? {}, fields), ...own, ...folder?.metadata }),
    title,
    path,
    stem,
    ...(isFolder && { page: false }),
  };
}

/** What the tree itself decides; authors add to an item, they do not move it. */
const STRUCTURE = new Set(['title', 'path', 'stem', 'page', 'children']);

function withoutStructure(metadata: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !STRUCTURE.has(name)));
}
