import { expect, test } from 'vitest';
import { findPageSection, findPageTrail, flattenNavigation } from './find-page.ts';
import type { NavigationItem } from './navigation-item.ts';

function item(path: string, ...children: NavigationItem[]): NavigationItem {
  return { title: path, path, stem: path.slice(1), ...(children.length > 0 && { children }) };
}

const TREE = [
  item('/en'),
  { ...item('/en/guide', item('/en/guide/a', item('/en/guide/a/b')), item('/en/guide/ab')), page: false as const },
  item('/en/guided', item('/en/guided/x')),
];

test.for([
  ['/en', ['/en']],
  ['/en/guide', ['/en/guide']],
  ['/en/guide/a/b', ['/en/guide', '/en/guide/a', '/en/guide/a/b']],
  ['/en/guide/a/b/', ['/en/guide', '/en/guide/a', '/en/guide/a/b']],
  ['/en/guide/ab', ['/en/guide', '/en/guide/ab']],
  ['/en/guided/x', ['/en/guided', '/en/guided/x']],
  ['/en/guide/a/unlisted', ['/en/guide', '/en/guide/a']],
  ['/fr', []],
] as const)('the trail of %s is %j', ([path, trail]) => {
  expect(findPageTrail(TREE, path).map((step) => step.path)).toEqual(trail);
  expect(findPageSection(TREE, path)?.path).toBe(trail[0]);
});

test('the page at / is not above others', () => {
  expect(findPageTrail([item('/'), item('/a')], '/b')).toEqual([]);
  expect(findPageTrail([item('/'), item('/a')], '/').map(({ path }) => path)).toEqual(['/']);
});

test('the flattened tree is its pages in order', () => {
  expect(flattenNavigation(TREE).map(({ path }) => path)).toEqual([
    '/en',
    '/en/guide/a',
    '/en/guide/a/b',
    '/en/guide/ab',
    '/en/guided',
    '/en/guided/x',
  ]);
});
