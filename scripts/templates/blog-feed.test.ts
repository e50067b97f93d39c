import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { buildContent, openSqlite } from '@recto/content/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFileContext } from '../../packages/site/fixtures/test-files.ts';
import type { Locale } from '../../packages/site/src/app/site.ts';
import { referenceOf } from '../../packages/site/src/config/part.ts';
import { createFeeds } from '../../packages/site/src/feeds/create-feeds.ts';
import type { FeedDefinition } from '../../packages/site/src/feeds/create-feeds.ts';
import { feedFiles } from '../../packages/site/src/feeds/server/feed-files.ts';
import { loadSite } from '../../packages/site/src/vite/config/load-site.ts';
import { root as repository } from '../project.mjs';

const english = { code: 'en', name: 'English' };
const arabic = { code: 'ar', name: 'العربية', dir: 'rtl' } as const;

const blog = await loadSite(join(repository, 'templates', 'blog'));
const { folder = '', module } = blog.pages.find(({ feed }) => feed)?.feed ?? {};
const { default: definition } = (await import(referenceOf(module) ?? '')) as { default: FeedDefinition };

const home = (description: string): string => `---\ntitle: Home\ndescription: ${description}\n---\n`;
const post = (date: string): string => `---\ntitle: Post\ndescription: Words.\ndate: ${date}\n---\nMore.\n`;

/** Builds the blog template with these files and languages, and returns its feed. */
async function feedOf(locales: readonly [Locale, ...Locale[]], files: Record<string, string>, path = '/rss.xml') {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'recto-feed-'));
  const [root, output] = [join(temporaryFolder, 'content'), join(temporaryFolder, 'content.sqlite')];
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const [{ code: first }, ...others] = locales;
  const config: ContentConfig = { ...blog.content, locales: [first, ...others.map(({ code }) => code)] };
  expect((await buildContent({ config, root, output })).errors).toEqual([]);
  const store = openSqlite(output);
  onTestFinished(async () => {
    await store.close();
    rmSync(temporaryFolder, { recursive: true });
  });
  const site = { ...blog.site, locales, defaultLocale: first };
  const content = createContent<ContentConfig>(store);
  const context = { ...testFileContext, site, content };
  const feeds = createFeeds(definition, { folder, options: undefined });
  const text = (await (await feedFiles(feeds, context)[path]?.(context))?.text()) ?? '';
  return {
    description: /<description>(.*?)<\/description>/u.exec(text)?.[1],
    language: /<language>(.*?)<\/language>/u.exec(text)?.[1],
    links: [...text.matchAll(/<item>.*?<link>https:\/\/margins\.example(.*?)<\/link>/gu)].map(([, link]) => link),
  };
}

test('contains all posts if the site has one language', async () => {
  const files = { 'index.md': home('All.'), 'posts/a.md': post('2026-01-01'), 'posts/b.md': post('2026-02-01') };
  expect(await feedOf([english], files)).toEqual({
    description: 'All.',
    language: 'en',
    links: ['/posts/b', '/posts/a'],
  });
});

test('each language has its own feed, and the path without a language has that of the default language', async () => {
  const files = {
    'en/index.md': home('All.'),
    'en/posts/a.md': post('2026-01-01'),
    'ar/index.md': home('الكل.'),
    'ar/posts/a.md': post('2026-01-01'),
    'ar/posts/b.md': post('2026-02-01'),
  };
  const inEnglish = { description: 'All.', language: 'en', links: ['/en/posts/a'] };
  expect(await feedOf([english, arabic], files)).toEqual(inEnglish);
  expect(await feedOf([english, arabic], files, '/en/rss.xml')).toEqual(inEnglish);
  expect(await feedOf([english, arabic], files, '/ar/rss.xml')).toEqual({
    description: 'الكل.',
    language: 'ar',
    links: ['/ar/posts/b', '/ar/posts/a'],
  });
});
