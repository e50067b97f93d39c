/** A page as navigation needs it, in reading order. */
export interface NavigationPage {
  title: string;
  path: string;
  stem: string;
  navigation: boolean | Record<string, unknown> | null;
}

export interface NavigationItem {
  title: string;
  path: string;
  stem: string;
  /** `false` marks a folder that has no page of its own. */
  page?: false;
  children?: NavigationItem[];
}

/**
 * The tree of pages below `root`, folders included.
 * An index page is its folder's entry; a folder without one is named after its segment.
 */
export function buildNavigation(pages: readonly NavigationPage[], root = '/'): NavigationItem[] {
  const tree: NavigationItem[] = [];
  const items = new Map<string, NavigationItem>();
  for (const page of pages) {
    if (page.navigation === false || !isBelow(page.path, root)) continue;
    const known = items.get(page.path);
    if (known) {
      known.title = nameOf(page);
      delete known.page;
      continue;
    }
    const siblings = siblingsOf(page, root, tree, items);
    const item: NavigationItem = { title: nameOf(page), path: page.path, stem: page.stem };
    siblings.push(item);
    items.set(page.path, item);
  }
  return tree;
}

function siblingsOf(
  page: NavigationPage,
  root: string,
  tree: NavigationItem[],
  items: Map<string, NavigationItem>,
): NavigationItem[] {
  const parent = page.path.slice(0, page.path.lastIndexOf('/'));
  if (parent === '' || parent === root || !isBelow(parent, root)) return tree;
  let folder = items.get(parent);
  if (!folder) {
    const stem = folderStem(page.stem);
    folder = { title: titleOf(parent), path: parent, stem, page: false };
    siblingsOf({ ...page, path: parent, stem }, root, tree, items).push(folder);
    items.set(parent, folder);
  }
  return (folder.children ??= []);
}

/** Front matter can give a page another name in navigation: `navigation: { title: … }`. */
function nameOf({ title, navigation }: NavigationPage): string {
  const name = typeof navigation === 'object' ? navigation?.['title'] : undefined;
  return typeof name === 'string' ? name : title;
}

function isBelow(path: string, root: string): boolean {
  return root === '/' || path === root || path.startsWith(`${root}/`);
}

/** The stem of the folder above a page; an index page stands for its own folder, `reindex` does not. */
function folderStem(stem: string): string {
  const own = stem.replace(/\/(?:\d+\.)?index$/u, '');
  return own.slice(0, Math.max(0, own.lastIndexOf('/')));
}

/** `getting-started` reads "Getting Started". */
function titleOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .split(/[-\s]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
