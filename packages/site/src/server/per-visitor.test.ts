import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, noContent, testRoute } from '../../fixtures/test-app.tsx';
import { createTestHandler, headersOf, request } from '../../fixtures/test-requests.ts';
import { listPublicPages } from './page-list/list-public-pages.ts';
import { listPaths } from './list-paths.ts';
import { createResolver } from './resolve-page.ts';
import type { Server } from './server.ts';

/** A page that shows a header of the request, and one that must not get the request. */
const routes = [{ ...testRoute('/account'), meta: { perVisitor: true as const } }, testRoute('/about')];
const server: Server = {
  loaders: {
    '/account': async ({ request }) => ({ title: `Hello ${request?.headers.get('x-name')}`, data: null }),
    '/about': async (context) => ({ title: 'About', data: { hasRequest: 'request' in context } }),
  },
};
const setting = { routes, server };
const as = (name: string) => ({ headers: { 'x-name': name } });

test('a page with perVisitor gets the request and is not cached', async () => {
  for (const name of ['Ada', 'Grace']) {
    const page = await request('/en/account', as(name), setting);
    expect(await page.text()).toContain(`Hello ${name}`);
    expect(headersOf(page, 'cache-control')).toEqual(['private, no-store']);
    const payload = await request('/en/account/_payload.json?b1.c1', as(name), setting);
    expect(headersOf(payload, 'cache-control')).toEqual(['no-store']);
    expect(await payload.json()).toMatchObject({ head: { title: `Hello ${name} - Test` } });
  }
});

test('concurrent visitors get their own pages', async () => {
  const handle = createTestHandler(setting);
  const names = ['Ada', 'Grace', 'Mary', 'Ada'];
  for (const path of ['/en/account', '/en/account/_payload.json?b1.c1']) {
    const responses = names.map(async (name) => {
      const response = await handle(new Request(`http://site.test${path}`, as(name)));
      return [response.headers.get('etag'), /Hello (\w+)/u.exec(await response.text())?.[1]];
    });
    expect(await Promise.all(responses)).toEqual(names.map((name) => [null, name]));
  }
});

test('a page with perVisitor has no markdown version', async () => {
  const page = await request('/en/account', { headers: { accept: 'text/markdown', 'x-name': 'Ada' } }, setting);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('link')).not.toContain('/raw/en/account.md');
});

test('other pages do not get the request', async () => {
  const payload = await request('/en/about/_payload.json?b1.c1', as('Ada'), setting);
  expect(await payload.json()).toMatchObject({ data: { hasRequest: false } });
});

test('a page with perVisitor is not listed, not in a static build, and 404 without a request', async () => {
  const app = { ...createTestApp(manyLanguages), routes };
  const resolve = createResolver({ app, server, content: noContent, report: () => undefined });
  expect(await resolve('/en/account')).toMatchObject({ status: 404 });
  expect((await listPaths(app, noContent, [])).filter((path) => path.includes('account'))).toEqual([]);
  const pages = await listPublicPages({ app, content: noContent, collections: [], resolve });
  expect(pages.map(({ path }) => path)).toEqual(['/en/about', '/pt_br/about', '/ar/about']);
});
