import type { NavigationItem } from '@recto/content';
import { expect, test } from 'vitest';
import { firstPage, folderEntries, listFolders, navigationNear } from './navigation-near.ts';

const page = (path: string, children?: NavigationItem[]): NavigationItem => ({
  title: path.split('/').at(-1) ?? '',
  path,
  stem: `stem of ${path}`,
  ...(children && { children }),
});
const folder = (path: string, children: NavigationItem[]): NavigationItem => ({ ...page(path, children), page: false });

const section = {
  root: '/docs',
  items: [
    page('/docs/start', [page('/docs/start/setup')]),
    folder('/docs/files', [
      page('/docs/files/markdown'),
      folder('/docs/files/data', [folder('/docs/files/data/tables', [page('/docs/files/data/tables/csv')])]),
    ]),
    page('/docs/alone'),
  ],
};

const start = { title: 'start', path: '/docs/start' };
const files = { title: 'files', path: '/docs/files', page: false };
const data = { title: 'data', path: '/docs/files/data', page: false };
const alone = { title: 'alone', path: '/docs/alone' };
const markdown = { title: 'markdown', path: '/docs/files/markdown' };

test('folders above the page are open, all others closed', () => {
  expect(navigationNear(section, '/docs/files/markdown')).toEqual({
    navigation: [
      { ...start, closed: '/docs/start' },
      { ...files, children: [markdown, { ...data, closed: '/docs/files/data/tables/csv' }] },
      alone,
    ],
    folders: ['/docs', '/docs/files'],
  });
});

test('the index page of a folder has the folder open', () => {
  const { navigation, folders } = navigationNear(section, '/docs/start');
  expect(navigation[0]).toEqual({ ...start, children: [{ title: 'setup', path: '/docs/start/setup' }] });
  expect(folders).toEqual(['/docs', '/docs/start']);
});

test('a page that is not listed opens the folders above it, and an unknown page none', () => {
  expect(navigationNear(section, '/docs/files/hidden').folders).toEqual(['/docs', '/docs/files']);
  expect(navigationNear(section, '/docs/nowhere').folders).toEqual(['/docs']);
});

test('keeps the fields of an entry and omits its stem', () => {
  const items = [{ ...page('/docs/a'), icon: 'lucide:star' }];
  expect(navigationNear({ root: '/docs', items }, '/docs/a').navigation).toEqual([
    { title: 'a', path: '/docs/a', icon: 'lucide:star' },
  ]);
});

test('of a thousand siblings, sends those near the page and the number of the others', () => {
  const items = Array.from({ length: 1000 }, (_, index) => page(`/docs/all/${index}`));
  const long = { root: '/docs', items: [folder('/docs/all', items)] };
  const list = navigationNear(long, '/docs/all/500').navigation[0]?.children;
  expect(list?.map(({ path, rest }) => (rest === undefined ? path : `${rest} from ${path}`))).toEqual([
    '490 from /docs/all/489',
    ...Array.from({ length: 20 }, (_, index) => `/docs/all/${490 + index}`),
    '490 from /docs/all/510',
  ]);
  expect(folderEntries(long, '/docs/all')).toHaveLength(1000);
});

test('returns the entries of a folder, each closed, and none for a page or an unknown path', () => {
  expect(folderEntries(section, '/docs/files')).toEqual([markdown, { ...data, closed: '/docs/files/data/tables/csv' }]);
  expect(folderEntries(section, '/docs')?.map(({ path }) => path)).toEqual(section.items.map(({ path }) => path));
  expect(folderEntries(section, '/docs/alone')).toBeUndefined();
  expect(folderEntries(section, '/docs/files/nothing')).toBeUndefined();
});

test('lists all folders', () => {
  expect(listFolders(section)).toEqual([
    '/docs',
    '/docs/start',
    '/docs/files',
    '/docs/files/data',
    '/docs/files/data/tables',
  ]);
});

test('the first page of a list can be nested', () => {
  expect(firstPage(section.items.slice(1))?.path).toBe('/docs/files/markdown');
  expect(firstPage([folder('/docs/empty', []), page('/docs/next')])?.path).toBe('/docs/next');
  expect(firstPage([])).toBeUndefined();
});

test('a group is open for its pages, even if their paths do not start with its path', () => {
  const group = folder('/docs/~0', [page('/docs/a'), page('/docs/b', [page('/docs/b/c')])]);
  const grouped = { root: '/docs', items: [group, page('/docs/d')] };
  expect(navigationNear(grouped, '/docs/b/c').folders).toEqual(['/docs', '/docs/~0', '/docs/b']);
  expect(navigationNear(grouped, '/docs/d').navigation[0]).toMatchObject({ path: '/docs/~0', closed: '/docs/a' });
  expect(folderEntries(grouped, '/docs/~0')?.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
});

test('a folder that is open on every page contains its entries, each closed', () => {
  const open = { ...folder('/docs/~0', [page('/docs/a', [page('/docs/a/b')])]), collapsed: false };
  const { navigation, folders } = navigationNear({ root: '/docs', items: [open, page('/docs/d')] }, '/docs/d');
  expect(folders).toEqual(['/docs']);
  expect(navigation[0]).toEqual({
    title: expect.any(String) as string,
    path: '/docs/~0',
    page: false,
    children: [{ title: expect.any(String) as string, path: '/docs/a', closed: '/docs/a' }],
  });
});

test('an external link is the first page of a list only if there is no page', () => {
  const link = { ...page('https://x.example'), stem: '' };
  expect(firstPage([link, page('/docs/a')])?.path).toBe('/docs/a');
  expect(firstPage([link])?.path).toBe('https://x.example');
});
