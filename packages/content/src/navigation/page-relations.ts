import { findPageTrail } from './find-page.ts';
import type { NavigationItem } from './navigation-item.ts';
import { withoutTrailingSlash } from './paths.ts';

/** Options of `findPageBreadcrumb`. */
export interface BreadcrumbOptions {
  /** Whether the page itself is the last item. */
  current?: boolean;
}

/**
 * Returns the items above a page, the outermost first. A page that is not listed is below the innermost folder that
 * contains it.
 */
export function findPageBreadcrumb(
  tree: readonly NavigationItem[],
  path: string,
  { current = false }: BreadcrumbOptions = {},
): NavigationItem[] {
  const trail = findPageTrail(tree, path);
  return current || !isAt(trail.at(-1), path) ? trail : trail.slice(0, -1);
}

/** Returns the title of the folder that contains a page; `undefined` for a page at the top of the tree. */
export function findPageHeadline(tree: readonly NavigationItem[], path: string): string | undefined {
  return findPageBreadcrumb(tree, path).at(-1)?.title;
}

/** Returns the items directly below a page. */
export function findPageChildren(tree: readonly NavigationItem[], path: string): NavigationItem[] {
  const page = findPageTrail(tree, path).at(-1);
  return isAt(page, path) ? (page?.children ?? []) : [];
}

/** Returns the other items of the folder that contains a page. */
export function findPageSiblings(tree: readonly NavigationItem[], path: string): NavigationItem[] {
  const parent = findPageBreadcrumb(tree, path).at(-1);
  return (parent ? (parent.children ?? []) : tree).filter((item) => !isAt(item, path));
}

function isAt(item: NavigationItem | undefined, path: string): boolean {
  return item?.path === withoutTrailingSlash(path);
}
