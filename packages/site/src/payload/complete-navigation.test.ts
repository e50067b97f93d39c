import type { NavigationItem } from '@recto/content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderEntries, listFolders, navigationNear } from '../navigation/server/navigation-near.ts';
import { completeNavigation } from './complete-navigation.ts';
import { folderOfNavigationPath } from './navigation-url.ts';
import type { Payload } from './payload.ts';

const page = (path: string, children?: NavigationItem[]): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children && { children }),
});

const items = (count: number, path: string): NavigationItem[] =>
  Array.from({ length: count }, (_, index) => page(`${path}/${index}`));

const section = {
  root: '/docs',
  items: [
    page('/docs/start', items(3, '/docs/start')),
    { ...page('/docs/long', items(150, '/docs/long')), page: false as const },
    {
      ...page('/docs/deep', [{ ...page('/docs/deep/er', items(2, '/docs/deep/er')), page: false as const }]),
      page: false as const,
    },
    page('/docs/end'),
    // A group of the configured sidebar, and one that is open on every page.
    { ...page('/docs/~5', [page('/docs/elsewhere'), page('https://x.example')]), page: false as const },
    {
      ...page('/docs/~6', [page('/docs/open'), page('/docs/open/folder', items(2, '/docs/open/folder'))]),
      page: false as const,
      collapsed: false,
    },
  ],
};

/** Folders whose lists cannot be loaded. */
const missing = new Set<string>();

beforeEach(() => {
  missing.clear();
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { build: 'b1', content: 'c1' } }) });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://site.test');
    if (search !== '?b1.c1') return new Response('', { status: 404 });
    const folder = folderOfNavigationPath(pathname) ?? '';
    return missing.has(folder) ? new Response('', { status: 503 }) : Response.json(folderEntries(section, folder));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A payload as a file, without its navigation. */
function sent(path: string, navigation = section): Payload {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' } as const;
  const { folders } = navigationNear(navigation, path);
  return { path, locale: 'en', route: '/docs/**', status: 200, head, data: null, body: [], folders };
}

/** A page of another kind, without navigation. */
const { folders: _folders, ...nothing } = sent('/');

test('the navigation is the same as in the page that the server renders', async () => {
  const pages = [
    '/docs/nowhere',
    ...listFolders(section)
      .flatMap((folder) => folderEntries(section, folder) ?? [])
      .map(({ path }) => path),
  ];
  expect(pages).toHaveLength(169);
  for (const path of pages) {
    const { navigation } = await completeNavigation(sent(path), nothing);
    expect(navigation).toEqual(navigationNear(section, path).navigation);
  }
});

test('a folder whose list cannot be loaded stays closed', async () => {
  missing.add('/docs/deep/er');
  const { navigation } = await completeNavigation(sent('/docs/deep/er/1'), nothing);
  expect(navigation?.[2]).toMatchObject({
    path: '/docs/deep',
    children: [{ path: '/docs/deep/er', closed: '/docs/deep/er/0' }],
  });
});

test('without the list of the root, the navigation that is shown stays, if it is of the same section', async () => {
  const current = await completeNavigation(sent('/docs/start/1'), nothing);
  missing.add('/docs');
  expect(current.navigation).toHaveLength(6);
  expect((await completeNavigation(sent('/docs/end'), current)).navigation).toEqual(current.navigation);
  expect((await completeNavigation(sent('/docs/end'), nothing)).navigation).toBeUndefined();
  missing.add('/other');
  const other = { root: '/other', items: [page('/other/page')] };
  expect((await completeNavigation(sent('/other/page', other), current)).navigation).toBeUndefined();
});

test('a page without a navigation loads none', async () => {
  const { folders: _, ...payload } = sent('/docs/end');
  expect(await completeNavigation(payload, nothing)).toEqual(payload);
});
