import type { NavigationItem } from '@recto/content';
import { expect, test } from 'vitest';
import {
  createTestApp,
  manyLanguages,
  noContent,
  oneLanguage,
  testRoute,
  testVersion,
} from '../../../fixtures/test-app.tsx';
import type { ContentVersion } from '../../server/content-version.ts';
import { createTestHandler, headersOf } from '../../../fixtures/test-requests.ts';
import type { App } from '../../app/app.ts';
import type { Site } from '../../app/site.ts';
import { localisePath } from '../../languages/locale.ts';
import { cacheForever } from '../../server/cache-result.ts';
import type { Server } from '../../server/server.ts';
import { createNavigation } from './create-navigation.ts';
import { createNavigationEndpoint, listNavigationFiles } from './navigation-endpoint.ts';

const page = (path: string, children?: NavigationItem[]): NavigationItem => ({
  title: path.split('/').at(-1) ?? '',
  path,
  stem: path,
  ...(children && { children }),
});

const server: Server = {
  loaders: {},
  navigation: {
    '/': async () => undefined,
    async '/docs/**'({ locale, site }) {
      const root = localisePath('/docs', locale, site);
      return { root, items: [page(`${root}/files`, [page(`${root}/files/csv`)]), page(`${root}/end`)] };
    },
  },
};

interface Setting extends Partial<Pick<App, 'rules' | 'middleware'>> {
  site?: Site;
  version?: ContentVersion;
}

function open({ site = manyLanguages, version = testVersion, ...rest }: Setting = {}) {
  const app = { ...createTestApp(site), routes: [testRoute('/'), testRoute('/docs/**')], ...rest };
  const navigation = createNavigation({ site, server, content: noContent, cacheResult: cacheForever });
  const endpoint = createNavigationEndpoint({ app, navigation, buildId: 'b1', version });
  const handle = createTestHandler({ site, app, server, endpoints: [endpoint] });
  return {
    list: async () => await listNavigationFiles(app, navigation),
    get: async (path: string, init: RequestInit = {}) => await handle(new Request(`http://site.test${path}`, init)),
  };
}

test('responds with the entries of a folder', async () => {
  const { get } = open();
  const response = await get('/en/docs/files/_navigation.json?b1.c1');
  expect(await response.json()).toEqual([{ title: 'csv', path: '/en/docs/files/csv' }]);
  expect(headersOf(response, 'content-type', 'cache-control')).toEqual([
    'application/json',
    'public, max-age=31536000, immutable',
  ]);
  expect(await (await get('/ar/docs/_navigation.json?b1.c1')).json()).toEqual([
    { title: 'files', path: '/ar/docs/files', closed: '/ar/docs/files' },
    { title: 'end', path: '/ar/docs/end' },
  ]);
});

test.for(['/en/docs/end', '/en/docs/nothing', '/xx/docs', '/docs', ''])('%s is not a folder', async (path) => {
  const response = await open().get(`${path}/_navigation.json?b1.c1`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.for([
  ['another build', '?b0.c1', testVersion],
  ['older content', '?b1.c0', testVersion],
  ['no version', '', testVersion],
  ['content that changes during the request', '?b1.c1', { ...testVersion, isCurrent: async () => false }],
] as const)('does not cache the response for %s', async ([, search, version]) => {
  const response = await open({ version }).get(`/en/docs/_navigation.json${search}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('titles of a guarded folder are not sent', async () => {
  const { get } = open({
    rules: { '/docs/files/**': { middleware: ['members'] } },
    middleware: { members: async () => () => false },
  });
  expect((await get('/en/docs/files/_navigation.json?b1.c1')).status).toBe(404);
  expect((await get('/en/docs/_navigation.json?b1.c1')).status).toBe(200);
});

test('allows only GET and HEAD', async () => {
  const response = await open().get('/en/docs/_navigation.json', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('with a base path, URLs contain it', async () => {
  const { get, list } = open({ site: { ...oneLanguage, base: '/below' } });
  expect(await (await get('/below/docs/files/_navigation.json?b1.c1')).json()).toEqual([
    { title: 'csv', path: '/below/docs/files/csv' },
  ]);
  expect(await list()).toEqual(['/below/docs/_navigation.json', '/below/docs/files/_navigation.json']);
});

test('a static site has the files of all folders in all languages', async () => {
  const list = await open().list();
  expect(list).toEqual(
    ['en', 'pt_br', 'ar'].flatMap((code) => [`/${code}/docs/_navigation.json`, `/${code}/docs/files/_navigation.json`]),
  );
  for (const path of list) expect((await open().get(path)).status).toBe(200);
});
