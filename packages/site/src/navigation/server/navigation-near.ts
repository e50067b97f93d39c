import { findPageTrail } from '@recto/content';
import type { NavigationItem } from '@recto/content';
import { createOmittedItem, visibleRange } from '@recto/ui';
import type { TreeItem } from '@recto/ui';
import type { Payload } from '../../payload/payload.ts';
import type { SectionNavigation } from '../../server/server.ts';

type NavigationPart = Required<Pick<Payload, 'navigation' | 'folders'>>;

/**
 * Returns the part of a navigation that is sent with a page: folders that contain the page and those with
 * `collapsed: false` are open, all others closed, and long lists contain only the entries near the page. So its size
 * does not depend on the number of pages.
 */
export function navigationNear({ root, items }: SectionNavigation, path: string): NavigationPart {
  const trail = findTrail(items, path);
  return {
    navigation: entriesNear(items, root, new Set(trail)),
    folders: [root, ...trail.filter(({ children }) => children).map((item) => item.path)],
  };
}

/**
 * Returns the entries of a folder, closed unless they have `collapsed: false`. `undefined` if the navigation has no such
 * folder.
 */
export function folderEntries({ root, items }: SectionNavigation, folder: string): TreeItem[] | undefined {
  if (folder === root) return items.map(buildClosedItem);
  return findExactTrail(items, ({ path, children }) => path === folder && children !== undefined)
    ?.at(-1)
    ?.children?.map(buildClosedItem);
}

/**
 * Finds the entries from the top of the tree down to a page. The path of a page does not always begin with the path of
 * its folder. For a page that is not in the tree, the folders that its path begins with are returned.
 */
export function findTrail(items: readonly NavigationItem[], path: string): NavigationItem[] {
  return findExactTrail(items, (item) => item.path === path && item.page !== false) ?? findPageTrail(items, path);
}

function findExactTrail(
  items: readonly NavigationItem[],
  matches: (item: NavigationItem) => boolean,
): NavigationItem[] | undefined {
  for (const item of items) {
    const trail = matches(item) ? [] : findExactTrail(item.children ?? [], matches);
    if (trail) return [item, ...trail];
  }
  return undefined;
}

/** Lists the paths of all folders, including the root. */
export function listFolders({ root, items }: SectionNavigation): string[] {
  const foldersIn = (list: readonly NavigationItem[]): string[] =>
    list.flatMap(({ path, children }) => (children ? [path, ...foldersIn(children)] : []));
  return [root, ...foldersIn(items)];
}

/**
 * Finds the first page of a list, in reading order. An external link, which has no stem, is returned only if there is
 * no page.
 */
export function firstPage(items: readonly NavigationItem[]): NavigationItem | undefined {
  const find = (
    list: readonly NavigationItem[],
    matches: (item: NavigationItem) => boolean,
  ): NavigationItem | undefined => {
    for (const item of list) {
      const match = item.page !== false && matches(item) ? item : find(item.children ?? [], matches);
      if (match) return match;
    }
    return undefined;
  };
  return find(items, ({ stem }) => stem !== '') ?? find(items, () => true);
}

function entriesNear(items: readonly NavigationItem[], folder: string, trail: ReadonlySet<NavigationItem>): TreeItem[] {
  const current = items.findIndex((item) => trail.has(item));
  const [start, end] = visibleRange(items.length, current);
  const [before, after] = [items[start - 1], items[end]];
  return [
    ...(before ? [createOmittedItem(linkOf(before), start, folder)] : []),
    ...items.slice(start, end).map((item) => (trail.has(item) ? buildOpenItem(item, trail) : buildClosedItem(item))),
    ...(after ? [createOmittedItem(linkOf(after), items.length - end, folder)] : []),
  ];
}

function buildOpenItem(item: NavigationItem, trail: ReadonlySet<NavigationItem>): TreeItem {
  const { stem: _stem, collapsed: _collapsed, children, ...entry } = item;
  return children ? { ...entry, children: entriesNear(children, item.path, trail) } : entry;
}

/**
 * Builds an entry that is neither the page nor one of its ancestors. Folders are closed, except those with
 * `collapsed: false`.
 */
function buildClosedItem(item: NavigationItem): TreeItem {
  const { stem: _stem, collapsed, children, ...entry } = item;
  if (collapsed === false) return buildOpenItem(item, new Set());
  return children ? { ...entry, closed: linkOf(item) } : entry;
}

/** A folder without an index page links to its first page. */
function linkOf(item: NavigationItem): string {
  return firstPage([item])?.path ?? item.path;
}
