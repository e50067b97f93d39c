import type { NavigationItem } from './navigation-item.ts';
import { isBelow, withoutTrailingSlash } from './paths.ts';

/**
 * Returns the items from the top of the tree down to a page, as for a breadcrumb. For a page that is not listed, it
 * ends at the innermost folder that contains it.
 */
export function findPageTrail(tree: readonly NavigationItem[], path: string): NavigationItem[] {
  const plainPath = withoutTrailingSlash(path);
  const trail: NavigationItem[] = [];
  let next = innermost(tree, plainPath);
  while (next) {
    trail.push(next);
    next = innermost(next.children ?? [], plainPath);
  }
  return trail;
}

/** Returns the top-level item that contains a page, or is the page. */
export function findPageSection(tree: readonly NavigationItem[], path: string): NavigationItem | undefined {
  return findPageTrail(tree, path)[0];
}

/** Returns all items that are pages, in reading order. */
export function flattenNavigation(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.flatMap((item) => [...(item.page === false ? [] : [item]), ...flattenNavigation(item.children ?? [])]);
}

/** The page of the root is a sibling of the pages below it, so the item with the longest path is chosen. */
function innermost(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  return items
    .filter((item) => item.path === path || (item.path !== '/' && isBelow(path, item.path)))
    .reduce<NavigationItem | undefined>(
      (longest, item) => (longest && longest.path.length >= item.path.length ? longest : item),
      undefined,
    );
}
