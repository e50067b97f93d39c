import { expect, test } from 'vitest';
import { createTestApp, testRoute } from '../../../fixtures/test-app.tsx';
import { openTestContent } from '../../../fixtures/test-content.ts';
import type { App } from '../../app/app.ts';
import { createResolver } from '../resolve-page.ts';
import type { Server } from '../server.ts';
import { listPublicPages } from './list-public-pages.ts';
import type { PageListOptions, ListedPage } from './list-public-pages.ts';

const server: Server = {
  loaders: {
    '/': async ({ locale }) => ({ title: '', description: `Home in ${locale.code}`, data: null }),
    '/search': async () => ({ title: 'Search', data: null }),
  },
};

async function list(
  files: Record<string, string>,
  app: Partial<App> = {},
  options: Partial<PageListOptions> = {},
): Promise<ListedPage[]> {
  const { content, collections } = await openTestContent(files);
  const routes = [testRoute('/docs/:slug')];
  const whole = { ...createTestApp(), routes, ...app };
  const resolve = createResolver({ app: whole, server, content, report: () => undefined });
  return await listPublicPages({ app: whole, content, collections, resolve, ...options });
}

const pathsOf = (pages: readonly ListedPage[]): string[] => pages.map(({ path }) => path);

test('lists a page in the languages in which it is written, with its title in each', async () => {
  const pages = await list(
    {
      'en/docs/1.start.md': '---\ndescription: Begin\n---\n# Start',
      'ar/docs/1.start.md': '# ابدأ',
      'en/docs/2.end.md': '# End',
    },
    {},
    { history: { 'en/docs/1.start.md': '2026-11-16T10:00:00Z' } },
  );
  expect(pathsOf(pages)).toEqual(['/ar/docs/start', '/en/docs/start', '/en/docs/end']);
  expect(pages[1]).toEqual({
    path: '/en/docs/start',
    localPath: '/docs/start',
    locale: { code: 'en', name: 'English' },
    route: '/docs/:slug',
    title: 'Start',
    description: 'Begin',
    languages: ['ar', 'en'],
    collection: 'docs',
    file: 'en/docs/1.start.md',
    updated: '2026-11-16T10:00:00Z',
  });
  expect(pages[2]?.languages).toEqual(['en']);
});

test('lists a route without a row with the title of its loader, unless it has noindex', async () => {
  const routes = [testRoute('/'), { ...testRoute('/search'), meta: { noindex: true as const } }];
  const pages = await list({ 'en/facts/one.md': '# No page' }, { routes });
  expect(pages.map(({ path, title, description }) => [path, title, description])).toEqual([
    ['/en', 'Test', 'Home in en'],
    ['/pt_br', 'Test', 'Home in pt_br'],
    ['/ar', 'Test', 'Home in ar'],
  ]);
});

test('does not list pages that are redirected, have no route, or are refused by middleware', async () => {
  const files = {
    'en/docs/open.md': '# Open',
    'en/docs/closed.md': '# Closed',
    'en/docs/moved.md': '# Moved',
    'en/docs/.navigation.yml': 'title: Docs',
    'en/docs/draft.draft.md': '# Draft',
    'en/blog/lost.md': '# No route',
  };
  const rules = { '/docs/closed': { middleware: ['members'] }, '/docs/moved': { redirect: '/docs/open' } };
  const middleware = { members: async () => () => false as const };
  expect(pathsOf(await list(files, { rules, middleware }))).toEqual(['/en/docs/open']);
  const letIn = { members: async () => () => undefined };
  expect(pathsOf(await list(files, { rules, middleware: letIn }))).toEqual(['/en/docs/closed', '/en/docs/open']);
});
