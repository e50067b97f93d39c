import { expect, test } from 'vitest';
import type { NavigationItem } from './navigation-item.ts';
import { findPageBreadcrumb, findPageChildren, findPageHeadline, findPageSiblings } from './page-relations.ts';

function item(path: string, ...children: NavigationItem[]): NavigationItem {
  return { title: `Title of ${path}`, path, stem: path.slice(1), ...(children.length > 0 && { children }) };
}

const TREE = [
  item('/'),
  {
    ...item('/guide', item('/guide/a', item('/guide/a/b'), item('/guide/a/c')), item('/guide/d')),
    page: false as const,
  },
  item('/about'),
];

test.for([
  ['/', [], [], ['/guide', '/about']],
  ['/guide', [], ['/guide/a', '/guide/d'], ['/', '/about']],
  ['/guide/a', ['/guide'], ['/guide/a/b', '/guide/a/c'], ['/guide/d']],
  ['/guide/a/', ['/guide'], ['/guide/a/b', '/guide/a/c'], ['/guide/d']],
  ['/guide/a/b', ['/guide', '/guide/a'], [], ['/guide/a/c']],
  ['/guide/a/unlisted', ['/guide', '/guide/a'], [], ['/guide/a/b', '/guide/a/c']],
  ['/missing', [], [], ['/', '/guide', '/about']],
] as const)('%s is below %j, above %j and next to %j', ([path, above, below, beside]) => {
  const pathsOf = (items: readonly NavigationItem[]): string[] => items.map((one) => one.path);
  expect(pathsOf(findPageBreadcrumb(TREE, path))).toEqual(above);
  expect(pathsOf(findPageChildren(TREE, path))).toEqual(below);
  expect(pathsOf(findPageSiblings(TREE, path))).toEqual(beside);
  const folder = above.at(-1);
  expect(findPageHeadline(TREE, path)).toBe(folder && `Title of ${folder}`);
});

test('a breadcrumb can end with the page itself, if it is listed', () => {
  const pathsOf = (path: string): string[] => findPageBreadcrumb(TREE, path, { current: true }).map((one) => one.path);
  expect(pathsOf('/guide/a')).toEqual(['/guide', '/guide/a']);
  expect(pathsOf('/guide/unlisted')).toEqual(['/guide']);
});

test('an empty tree has no relations', () => {
  expect(findPageBreadcrumb([], '/a')).toEqual([]);
  expect(findPageChildren([], '/a')).toEqual([]);
  expect(findPageSiblings([], '/a')).toEqual([]);
  expect(findPageHeadline([], '/a')).toBeUndefined();
});
