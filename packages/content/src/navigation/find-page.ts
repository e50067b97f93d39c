import type { NavigationItem } from './navigation-item.ts';
import { isBelow, withoutTrailingSlash } from './paths.ts';

/**
 * The items from the top of the tree down to a page: what a breadcrumb shows.
 * For a page that is not listed it ends at the innermost folder around it.
 */
export function findPageTrail(tree: readonly NavigationItem[], path: string): NavigationItem[] {
  const wanted = withoutTrailingSlash(path);
  const trail: NavigationItem[] = [];
  let next = innermost(tree, wanted);
  while (next) {
    trail.push(next);
    next = innermost(next.children ?? [], wanted);
  }
  return trail;
}

/** The top item that a page stands in, or that it is. */
export function findPageSection(tree: readonly NavigationItem[], path: string): NavigationItem | undefined {
  return findPageTrail(tree, path)[0];
}

/** Every item that is a page, in the order a reader meets them in the tree. */
export function flattenNavigation(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.flatMap((item) => [...(item.page === false ? [] : [item]), ...flattenNavigation(item.children ?? [])]);
}

/** The page of a root stands beside pages that lie below it, so the longest address is the one meant. */
function innermost(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  return items
    .filter((item) => item.path === path || (item.path !== '/' && isBelow(path, item.path)))
    .reduce<NavigationItem | undefined>(
      (longest, item) => (longest && longest.path.length >= item.path.length ? longest : item),
      undefined,
    );
}
