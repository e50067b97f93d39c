import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilePath } from '../parse/paths.ts';
import { findPageTrail, flattenNavigation } from './find-page.ts';
import { createListedTest } from './listed-pages.ts';
import { buildNavigation } from './navigation.ts';
import type { NavigationItem, NavigationPage } from './navigation-item.ts';
import { isBelow } from './paths.ts';
import { surroundings } from './surroundings.ts';

const folder = fc.constantFrom('a', '1.a', '2.b-c', '10.d', 'index', '1.x');
const name = fc.constantFrom('index', '1.index', 'reindex', '1.a', '2.b-c', '10.d', 'e', '.navigation');
const navigation = fc.constantFrom(null, null, true, false, { title: 'Short' });

/** Rows in reading order, each path once, as a build creates them. */
const rows = fc
  .array(fc.tuple(fc.array(folder, { maxLength: 3 }), name, navigation), { maxLength: 20 })
  .map((files) => {
    const parsed = files.map(([folders, file, settings]) => ({
      ...parseFilePath(`${[...folders, file].join('/')}.md`),
      settings,
    }));
    const sorted = parsed.toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
    const once = [...new Map(sorted.map((page) => [page.path, page])).values()];
    return once.map(({ path, stem, settings }): NavigationPage => ({ title: stem, path, stem, navigation: settings }));
  });

function allItems(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.flatMap((item) => [item, ...allItems(item.children ?? [])]);
}

test('every listed page is in the tree exactly once, and every other item is a folder that contains one', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('/', '/a', '/b-c'), (pages, root) => {
      const listed = pages.filter(createListedTest(pages)).filter(({ path }) => isBelow(path, root));
      const tree = buildNavigation(pages, root);
      const paths = listed.map(({ path }) => path);
      expect(
        flattenNavigation(tree)
          .map(({ path }) => path)
          .sort(),
      ).toEqual(paths.sort());
      const items = allItems(tree);
      expect(new Set(items.map(({ path }) => path)).size).toBe(items.length);
      for (const { path, children } of items) {
        expect(children).not.toEqual([]);
        expect(paths.some((below) => isBelow(below, path))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a tree below a root is that part of the whole tree', () => {
  fc.assert(
    fc.property(rows, (pages) => {
      const [whole] = findPageTrail(buildNavigation(pages), '/a');
      const part = buildNavigation(pages, '/a').filter(({ path }) => path !== '/a');
      expect(part).toEqual(whole?.children ?? []);
    }),
  );
});

test('siblings are in the order of their files', () => {
  fc.assert(
    fc.property(rows, (pages) => {
      const indexes = new Map(pages.map(({ path }, index) => [path, index]));
      const firstBelow = (item: NavigationItem): number =>
        Math.min(
          ...allItems([item]).map(({ path, page }) => (page === false ? Infinity : (indexes.get(path) ?? Infinity))),
        );
      const expectOrder = (items: readonly NavigationItem[]): void => {
        const order = items.map(firstBelow);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { children = [] } of items) expectOrder(children);
      };
      expectOrder(buildNavigation(pages));
    }),
  );
});

test('neighbours have the requested number, are listed, and in order', () => {
  const count = fc.nat({ max: 30 });
  fc.assert(
    fc.property(rows, fc.nat(), count, count, (pages, pick, before, after) => {
      const path = pages[pick % Math.max(1, pages.length)]?.path ?? '/nowhere';
      const around = surroundings(pages, path, { before, after });
      expect(around).toHaveLength(before + after);
      const index = pages.findIndex((page) => page.path === path);
      const isListed = createListedTest(pages);
      const neighbours = around
        .filter((page) => page !== null)
        .map((page) => pages.findIndex(({ path }) => path === page.path));
      const expected = pages
        .map((page, position) => ({ page, position }))
        .filter(({ page, position }) => position !== index && isListed(page))
        .map(({ position }) => position);
      const earlier = expected.filter((position) => position < index);
      const later = expected.filter((position) => position > index && index !== -1);
      expect(neighbours).toEqual([...earlier.slice(Math.max(0, earlier.length - before)), ...later.slice(0, after)]);
    }),
    { numRuns: 300 },
  );
});
