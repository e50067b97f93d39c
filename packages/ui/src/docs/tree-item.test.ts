import { expect, test } from 'vitest';
import { shortenList, visibleRange } from './tree-item.ts';
import type { TreeItem } from './tree-item.ts';

test.for([
  ['shows a list of 100 completely', 100, 50, [0, 100]],
  ['shows an empty list', 0, -1, [0, 0]],
  ['shows the entries around the current one of 101', 101, 50, [40, 60]],
  ['shows the first entries near the beginning', 1000, 3, [0, 20]],
  ['shows the last entries near the end', 1000, 999, [980, 1000]],
  ['shows the first entries without a current one', 1000, -1, [0, 20]],
] as const)('%s', ([, length, current, part]) => {
  expect(visibleRange(length, current)).toEqual(part);
});

const items = Array.from({ length: 200 }, (_, index): TreeItem => ({ title: `Page ${index}`, path: `/docs/${index}` }));

test('counts the entries left out on both sides and links to the nearest one', () => {
  const cut = shortenList(items, '/docs', '/docs/100');
  expect(cut).toHaveLength(22);
  expect(cut.at(0)).toEqual({ title: '…', path: '/docs/89', rest: 90, folder: '/docs' });
  expect(cut.at(1)?.path).toBe('/docs/90');
  expect(cut.at(-1)).toEqual({ title: '…', path: '/docs/110', rest: 90, folder: '/docs' });
});

test('links to the first page of a folder if the nearest entry is a folder without a page', () => {
  const folders = items.map((item): TreeItem => ({ ...item, page: false, closed: `${item.path}/first` }));
  expect(shortenList(folders, '/docs').at(-1)).toMatchObject({ path: '/docs/20/first', rest: 180 });
});

test('does not change a short list', () => {
  expect(shortenList(items.slice(0, 100), '/docs', '/docs/5')).toEqual(items.slice(0, 100));
});
