import { expect, test } from 'vitest';
import { cutList, shownPart } from './tree-item.ts';
import type { TreeItem } from './tree-item.ts';

test.for([
  ['a list of 100 is shown whole', 100, 50, [0, 100]],
  ['an empty one, too', 0, -1, [0, 0]],
  ['of 101 those around the current one are shown', 101, 50, [40, 60]],
  ['near the beginning the first', 1000, 3, [0, 20]],
  ['near the end the last', 1000, 999, [980, 1000]],
  ['without a current one the first', 1000, -1, [0, 20]],
] as const)('%s', ([, length, current, part]) => {
  expect(shownPart(length, current)).toEqual(part);
});

const items = Array.from({ length: 200 }, (_, index): TreeItem => ({ title: `Page ${index}`, path: `/docs/${index}` }));

test('what is left out of a long list is counted on both sides, with a link to the nearest', () => {
  const cut = cutList(items, '/docs', '/docs/100');
  expect(cut).toHaveLength(22);
  expect(cut.at(0)).toEqual({ title: '…', path: '/docs/89', rest: 90, folder: '/docs' });
  expect(cut.at(1)?.path).toBe('/docs/90');
  expect(cut.at(-1)).toEqual({ title: '…', path: '/docs/110', rest: 90, folder: '/docs' });
});

test('where the nearest is a folder without a page, the link is to its first page', () => {
  const folders = items.map((item): TreeItem => ({ ...item, page: false, closed: `${item.path}/first` }));
  expect(cutList(folders, '/docs').at(-1)).toMatchObject({ path: '/docs/20/first', rest: 180 });
});

test('a list that is not long stays as it is', () => {
  expect(cutList(items.slice(0, 100), '/docs', '/docs/5')).toEqual(items.slice(0, 100));
});
