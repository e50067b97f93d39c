import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, testRoute } from '../../../fixtures/test-app.tsx';
import { openTestContent } from '../../../fixtures/test-content.ts';
import type { App } from '../../app/app.ts';
import { findPage } from '../pages.ts';
import { notFound } from '../page-error.ts';
import { createResolver } from '../resolve-page.ts';
import type { Loader } from '../server.ts';
import { listRaw } from './list-raw.ts';
import { createRawEndpoint } from './raw-endpoint.ts';

const START = '---\ntitle: Start\n---\n\n# Start <!-- as written -->\n';
const files = {
  'en/docs/1.start.md': START,
  'en/docs/2.hidden.md': '---\ndraft: true\n---\n# Hidden',
  'en/docs/4.table.yml': 'title: A table',
  'en/docs/.navigation.yml': 'title: Docs',
  'ar/docs/1.start.md': '# ابدأ',
  'en/blog/spring.md': '# A collection that keeps no text',
};

test('the markdown of a page is what its author wrote', async () => {
  const { ask } = await open();
  const response = await ask('/raw/en/docs/start.md');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response?.text()).toBe(START);
});

test('each language has its own, and the original where it has none', async () => {
  const { ask } = await open();
  expect(await (await ask('/raw/ar/docs/start.md'))?.text()).toBe('# ابدأ');
  expect(await (await ask('/raw/pt_br/docs/start.md'))?.text()).toBe(START);
});

test.for([
  ['/raw/en/docs/hidden.md', 'a draft'],
  ['/raw/en/docs/table.md', 'a page that is no markdown'],
  ['/raw/en/docs/.navigation.md', 'the settings of a folder'],
  ['/raw/en/blog/spring.md', 'a collection that keeps no text'],
  ['/raw/en/docs/nowhere.md', 'no page'],
  ['/raw/docs/start.md', 'a page without its language'],
  ['/raw/en/docs/start/.md', 'another spelling'],
  ['/raw/en/old.md', 'a page that has moved'],
])('%s is not there: %s', async ([address = '']) => {
  const { ask } = await open();
  expect((await ask(address))?.status).toBe(404);
});

test('whom a guard lets see no page, it lets see no markdown', async () => {
  const { ask } = await open({ '/docs/start': { middleware: ['guard'] } });
  expect((await ask('/raw/en/docs/start.md'))?.status).toBe(404);
});

test('it is only read, and other addresses are left to others', async () => {
  const { ask } = await open();
  expect((await ask('/raw/en/docs/start.md', 'POST'))?.status).toBe(405);
  expect((await ask('/raw/en/docs/start.md', 'HEAD'))?.status).toBe(200);
  expect(await ask('/en/docs/start.md')).toBeUndefined();
});

test('the static output has exactly what a server would answer', async () => {
  const { ask, list } = await open();
  const addresses = await list();
  expect(addresses.sort()).toEqual(['/raw/ar/docs/start.md', '/raw/en/docs/start.md', '/raw/pt_br/docs/start.md']);
  for (const address of addresses) expect((await ask(address))?.status).toBe(200);
});

async function open(rules: App['rules'] = {}) {
  const { content, collections } = await openTestContent(files);
  const app: App = {
    ...createTestApp(manyLanguages),
    routes: [testRoute('page', '/**')],
    rules: { '/old': { redirect: '/docs/start' }, ...rules },
    middleware: { guard: async () => () => false },
  };
  const page: Loader = async (context) => {
    const found = (await findPage(context, 'docs')) ?? (await findPage(context, 'blog'));
    if (!found) throw notFound(context.path);
    return { title: 'A page', data: null };
  };
  const resolve = createResolver({ app, server: { loaders: { page } }, content, report: () => undefined });
  const endpoint = createRawEndpoint({ site: app.site, content, collections, resolve });
  return {
    ask: async (address: string, method = 'GET') => {
      const url = new URL(address, 'http://site.test');
      return await endpoint(new Request(url, { method }), url, url.pathname);
    },
    list: async () => await listRaw(app, content, collections),
  };
}
