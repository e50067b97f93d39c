import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../../fixtures/test-app.tsx';
import { testFileContext } from '../../../fixtures/test-files.ts';
import { cacheForever, cacheNothing } from '../../server/cache-result.ts';
import type { SiteFeed } from '../../server/server.ts';
import { feedFiles } from './feed-files.ts';
import { createFeedLinks } from './feed-links.ts';

const feed: SiteFeed = {
  path: '/blog/rss.xml',
  type: 'application/rss+xml',
  title: async ({ messages }) => `"${messages?.['blog'] ?? 'Blog'}"`,
  make: async ({ path, locale }) => new Response(`${path} in ${locale.code}`),
};
const context = {
  ...testFileContext,
  site: { ...manyLanguages, base: '/below' },
  messagesIn: async ({ code }: { code: string }) => ({ blog: `Blog ${code}` }),
};

test('creates a file in each language', async () => {
  const files = feedFiles([feed], context);
  const inLanguages = ['/en/blog/rss.xml', '/pt_br/blog/rss.xml', '/ar/blog/rss.xml'];
  expect(Object.keys(files)).toEqual(['/blog/rss.xml', ...inLanguages]);
  const text = await (await files['/ar/blog/rss.xml']?.(context))?.text();
  expect(text).toBe('/below/ar/blog/rss.xml in ar');
  const unnamed = await (await files['/blog/rss.xml']?.(context))?.text();
  expect(unnamed).toBe('/below/en/blog/rss.xml in en');
  expect(Object.keys(feedFiles([feed], { ...context, site: oneLanguage }))).toEqual(['/blog/rss.xml']);
});

test('links pages to the feeds of their language', async () => {
  const links = createFeedLinks({ feeds: [feed], context, cacheResult: cacheNothing });
  const [, portuguese = manyLanguages.locales[0]] = manyLanguages.locales;
  expect(await links(portuguese)).toBe(
    '<link rel="alternate" type="application/rss+xml" title="&quot;Blog pt_br&quot;" href="/below/pt_br/blog/rss.xml">',
  );
});

test('does not link to the main feed again', async () => {
  const site = { ...oneLanguage, base: '/below', feed: '/blog/rss.xml' };
  const other = { ...feed, path: '/blog/atom.xml' };
  const links = createFeedLinks({ feeds: [feed, other], context: { ...context, site }, cacheResult: cacheNothing });
  expect((await links(oneLanguage.locales[0])).match(/href="[^"]*"/gu)).toEqual(['href="/below/blog/atom.xml"']);
});

test('links each page once to the localised main feed in its language', async () => {
  const site = { ...context.site, feed: '/blog/rss.xml', isFeedLocalised: true };
  const links = createFeedLinks({ feeds: [feed], context: { ...context, site }, cacheResult: cacheNothing });
  expect((await links(site.locales[0])).match(/href="[^"]*"/gu)).toEqual(['href="/below/en/blog/rss.xml"']);
});

test('caches the rendered links', async () => {
  let requestCount = 0;
  const counted: SiteFeed = { ...feed, title: async () => `${++requestCount}` };
  const links = createFeedLinks({ feeds: [counted], context, cacheResult: cacheForever });
  await links(manyLanguages.locales[0]);
  await links(manyLanguages.locales[0]);
  expect(requestCount).toBe(1);
});
