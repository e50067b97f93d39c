import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, noContent, oneLanguage, testRoute } from '../../fixtures/test-app.tsx';
import { openTestContent } from '../../fixtures/test-content.ts';
import { listPaths } from './list-paths.ts';

const withPayloads = (pages: readonly string[]): string[] => [
  ...pages,
  ...pages.map((path) => `${path}/_payload.json`),
];

test('lists routes without placeholders in each language, each with its payload', async () => {
  const app = { ...createTestApp(manyLanguages), routes: [testRoute('/'), testRoute('/about')] };
  const pages = ['/en', '/en/about', '/pt_br', '/pt_br/about', '/ar', '/ar/about'];
  expect(await listPaths(app, noContent, [])).toEqual(withPayloads(pages));
});

test('lists routes with placeholders only for their rows', async () => {
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('/docs/:slug'), testRoute('/**')] };
  expect(await listPaths(app, noContent, [])).toEqual([]);
});

test('lists the payload of the home page at the root of a site with one language', async () => {
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('/')] };
  expect(await listPaths(app, noContent, [])).toEqual(['/', '/_payload.json']);
});

test('lists each row in its language, and rows of the default language once in every language', async () => {
  const { content, collections } = await openTestContent({
    'en/docs/1.start.md': '# Start',
    'en/docs/2.hidden.md': '---\ndraft: true\n---\n# Hidden',
    'en/docs/.navigation.yml': 'title: Docs',
    'ar/docs/1.start.md': '# ابدأ',
    'ar/docs/2.local.md': '# محلي',
    'en/blog/index.md': '# Blog',
    'en/facts/one.md': '# No page',
  });
  const routes = [testRoute('/blog'), testRoute('/docs/:slug')];
  const paths = await listPaths({ ...createTestApp(manyLanguages), routes }, content, collections);
  const pages = [
    '/en/blog',
    '/pt_br/blog',
    '/ar/blog',
    '/ar/docs/start',
    '/ar/docs/local',
    '/en/docs/start',
    '/pt_br/docs/start',
  ];
  expect(paths).toEqual(withPayloads(pages));
});

test('does not list rows without a route, rows that the route rejects, and rows that a rule redirects', async () => {
  const { content, collections } = await openTestContent({
    'en/docs/start.md': '# Start',
    'en/docs/old.md': '# Old',
    'en/docs/refused.md': '# Refused',
    'en/blog/spring.md': '# Spring',
    'docs/stray.md': '# In no language',
  });
  const app = {
    ...createTestApp({ ...manyLanguages, locales: [manyLanguages.locales[0], { code: 'ar', name: 'العربية' }] }),
    routes: [{ ...testRoute('/docs/:slug'), params: { slug: /^(?!refused$)/u } }],
    rules: { '/docs/old': { redirect: '/docs/start' } },
  };
  expect(await listPaths(app, content, collections)).toEqual(withPayloads(['/en/docs/start', '/ar/docs/start']));
});

test('lists each row once if the site has one language', async () => {
  const { content, collections } = await openTestContent({ 'docs/start.md': '# Start' }, ['en']);
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('/docs/:slug')] };
  expect(await listPaths(app, content, collections)).toEqual(withPayloads(['/docs/start']));
});
