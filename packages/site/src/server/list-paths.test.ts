import { createContent, defineCollection, defineContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { buildContent, openSqlite } from '@recto/content/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, manyLanguages, noContent, oneLanguage, testRoute } from '../../fixtures/test-app.tsx';
import { listPaths } from './list-paths.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-paths-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('routes that stand alone are listed in each language, each with its payload', async () => {
  const app = { ...createTestApp(manyLanguages), routes: [testRoute('home', '/'), testRoute('about', '/about')] };
  const pages = ['/en', '/en/about', '/pt_br', '/pt_br/about', '/ar', '/ar/about'];
  expect(await listPaths(app, noContent, [])).toEqual([...pages, ...pages.map((path) => `${path}/_payload.json`)]);
});

test('routes with a parameter or a rest wait for the rows that fill them', async () => {
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('doc', '/docs/:slug'), testRoute('rest', '/**')] };
  expect(await listPaths(app, noContent, [])).toEqual([]);
});

test('the home of a site in one language has its payload at the root', async () => {
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('home', '/')] };
  expect(await listPaths(app, noContent, [])).toEqual(['/', '/_payload.json']);
});

test('each row of each collection is a page, and a page that is a route too is listed once', async () => {
  const { content, close } = await openContent({
    'en/docs/1.start.md': '# Start',
    'en/docs/2.hidden.md': '---\ndraft: true\n---\n# Hidden',
    'ar/docs/1.start.md': '# ابدأ',
    'en/blog/spring.md': '# Spring',
    'en/blog/index.md': '# Blog',
  });
  const app = {
    ...createTestApp(manyLanguages),
    routes: [testRoute('doc', '/docs/:slug'), testRoute('blog', '/blog')],
  };
  const paths = await listPaths(app, content, ['docs', 'blog']);
  await close();
  const pages = ['/en/blog', '/pt_br/blog', '/ar/blog', '/ar/docs/start', '/en/docs/start', '/en/blog/spring'];
  expect(paths).toEqual([...pages, ...pages.map((path) => `${path}/_payload.json`)]);
});

/** A real database of the given files. */
async function openContent(files: Record<string, string>) {
  const root = join(folder, 'content');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const config = defineContent({
    locales: ['en', 'pt_br', 'ar'],
    collections: {
      docs: defineCollection({ type: 'page', source: 'docs/**' }),
      blog: defineCollection({ type: 'page', source: 'blog/**' }),
    },
  });
  const output = join(folder, 'content.sqlite');
  const { faults } = await buildContent({ config, root, output });
  expect(faults).toEqual([]);
  const store = openSqlite(output);
  return {
    content: createContent<ContentConfig>(store),
    close: async () => {
      await store.close();
    },
  };
}
