import type { DocumentBody, PageFields } from '@recto/content';
import { expect, test } from 'vitest';
import { createEndpointTable } from '../server/endpoints/endpoint-table.ts';
import { createTestApp, manyLanguages, testRoute } from '../../fixtures/test-app.tsx';
import { openTestContent } from '../../fixtures/test-content.ts';
import type { App } from '../app/app.ts';
import { findPage } from '../server/pages.ts';
import { notFound } from '../server/page-error.ts';
import { listPaths } from '../server/list-paths.ts';
import { createResolver } from '../server/resolve-page.ts';
import type { Loader } from '../server/server.ts';
import { createRawEndpoint, listRawPaths } from './raw-endpoint.ts';

const files = {
  'en/docs/1.start.md':
    '---\ntitle: Start\ndescription: How.\n---\n\n::note\n[On](/docs/next) you go. <!-- or not -->\n::\n',
  'en/docs/2.hidden.md': '---\ndraft: true\n---\n# Hidden',
  'en/docs/4.table.yml': 'title: A table',
  'en/docs/.navigation.yml': 'title: Docs',
  'ar/docs/1.start.md': '---\ntitle: ابدأ\n---\nنص',
  'en/blog/spring.md': '---\ntitle: Spring\n---\nIt is here.',
};

test('responds with a page as markdown', async () => {
  const { ask } = await open();
  const response = await ask('/raw/en/docs/start.md');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response?.headers.get('link')).toBe('<https://site.example/en/docs/start>; rel="canonical"');
  expect(await response?.text()).toBe('# Start\n\nHow.\n\n> [!NOTE]\n> [On](/en/docs/next) you go.\n');
});

test('each language has its own markdown; for a missing translation, the links have the requested locale', async () => {
  const { ask } = await open();
  expect(await (await ask('/raw/ar/docs/start.md'))?.text()).toBe('# ابدأ\n\nنص\n');
  expect(await (await ask('/raw/pt_br/docs/start.md'))?.text()).toContain('[On](/pt_br/docs/next) you go.');
});

test.for([
  ['/raw/en/docs/table.md', '# A table\n'],
  ['/raw/en/blog/spring.md', '# Spring\n\nIt is here.\n'],
])('%s exists for any source of the page', async ([address = '', text]) => {
  const { ask } = await open();
  expect(await (await ask(address))?.text()).toBe(text);
});

test.for([
  ['/raw/en/docs/hidden.md', 'a draft'],
  ['/raw/en/docs/.navigation.md', 'the settings of a folder'],
  ['/raw/en/docs/nowhere.md', 'not a page'],
  ['/raw/docs/start.md', 'a page without its language'],
  ['/raw/en/docs/start/.md', 'another spelling'],
  ['/raw/en/old.md', 'a page that has moved'],
  ['/raw/en/search.md', 'a page with noindex'],
])('responds with 404 to %s: %s', async ([address = '']) => {
  const { ask } = await open();
  expect((await ask(address))?.status).toBe(404);
});

test('responds with 404 if middleware denies the page', async () => {
  const { ask } = await open({ '/docs/start': { middleware: ['guard'] } });
  expect((await ask('/raw/en/docs/start.md'))?.status).toBe(404);
});

test('allows only GET and HEAD, and does not respond to other paths', async () => {
  const { ask } = await open();
  expect((await ask('/raw/en/docs/start.md', 'POST'))?.status).toBe(405);
  expect((await ask('/raw/en/docs/start.md', 'HEAD'))?.status).toBe(200);
  expect(await ask('/en/docs/start.md')).toBeUndefined();
});

test('the static output has the same files as the server', async () => {
  const { ask, list } = await open();
  const addresses = await list();
  const pages = ['blog/spring', 'docs/start', 'docs/table'];
  expect(addresses.sort()).toEqual(
    ['ar', 'en', 'pt_br'].flatMap((code) => pages.map((page) => `/raw/${code}/${page}.md`)),
  );
  for (const address of addresses) expect((await ask(address))?.status).toBe(200);
});

async function open(rules: App['rules'] = {}) {
  const { content, collections } = await openTestContent(files);
  const app: App = {
    ...createTestApp({ ...manyLanguages, url: 'https://site.example' }),
    routes: [{ ...testRoute('/search'), meta: { noindex: true } }, testRoute('/**')],
    rules: { '/old': { redirect: '/docs/start' }, ...rules },
    middleware: { guard: async () => () => false },
  };
  const page: Loader = async (context) => {
    const found = (await findPage(context, 'docs')) ?? (await findPage(context, 'blog'));
    if (!found) throw notFound(context.path);
    const { title, description, body } = found.page as Pick<PageFields, 'title' | 'description'> & {
      body: DocumentBody;
    };
    return { title, description, languages: found.languages, data: null, body: body.nodes };
  };
  const search: Loader = async () => ({ title: 'Search', data: null });
  const resolve = createResolver({
    app,
    server: { loaders: { '/**': page, '/search': search } },
    content,
    report: () => undefined,
  });
  const endpoint = createEndpointTable([createRawEndpoint({ site: app.site, resolve })]);
  return {
    ask: async (address: string, method = 'GET') => {
      const url = new URL(address, 'http://site.test');
      return await endpoint(new Request(url, { method }), url, url.pathname);
    },
    list: async () => listRawPaths(app, await listPaths(app, content, collections)),
  };
}
