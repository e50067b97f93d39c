import { defineCollection } from '@recto/content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blog } from '../kinds/blog/blog.ts';
import { changelog } from '../kinds/changelog/changelog.ts';
import { docs } from '../kinds/docs/docs.ts';
import { landing } from '../kinds/landing/landing.ts';
import { page } from '../kinds/page/page.ts';
import { pricing } from '../kinds/pricing/pricing.ts';
import { search } from '../kinds/search/search.ts';
import type { Config } from './config.ts';
import { resolveSite } from './resolve-site.ts';

const resolve = (config: Partial<Config>) => resolveSite({ title: 'A site', pages: [page('/')], ...config });

const year = (params: Record<string, RegExp>) => ({ path: '/:year', screen: async () => ({}), params });

const filesOf = (config: Partial<Config>, name: string) =>
  resolve(config).content.collections[name]?.sources.map((source) => [source.include, source.exclude]);

test('resolves languages by their codes, with the first as the default', () => {
  const { site, content } = resolve({ locales: ['ar', 'en', { code: 'x', name: 'X' }] });
  expect(site.locales).toEqual([
    { code: 'ar', name: 'العربية', dir: 'rtl' },
    { code: 'en', name: 'English' },
    { code: 'x', name: 'X' },
  ]);
  expect(site.defaultLocale).toBe('ar');
  expect(content.locales).toEqual(['ar', 'en', 'x']);
});

test('puts the default language first in the content configuration', () => {
  const { site, content } = resolve({ locales: ['ar', 'en'], defaultLocale: 'en' });
  expect(site.locales.map(({ code }) => code)).toEqual(['ar', 'en']);
  expect(content.locales).toEqual(['en', 'ar']);
});

test.for([
  [{ locales: ['xx'] }, 'The language "xx" is not known.'],
  [{ feedback: 'analytics' }, 'The answers are sent to "analytics", but the site has none.'],
  [{ feedback: 'answers' }, "Write 'analytics', a path of the site ('/api/feedback') or a URL."],
  [{ feedback: '//answers.example' }, "Write 'analytics', a path of the site ('/api/feedback') or a URL."],
  [{ defaultLocale: 'fr' }, 'The default language "fr" is not among the languages of the site.'],
  [{ pages: [page('/'), page('/')] }, 'Two pages have the path "/**".'],
  [
    { pages: [year({ yaer: /\d{4}/u })] },
    '"/:year" has a pattern for "yaer", which is not in its path. Did you mean "year"?',
  ],
  [{ pages: [year({ month: /\d\d/u })] }, '"/:year" has a pattern for "month", which is not in its path.'],
  [{ theme: { primary: 'nothing' } }, 'theme.primary: "nothing" is not a colour.'],
  [{ policy: { images: ['https://a.example/path'] } }, 'policy.images[0]: Write an origin'],
  [{ content: { elements: { script: [] } } }, 'The element "script" could run code'],
  [{ content: { elements: { p: ['onclick'] } } }, 'The attribute "onclick" could run code'],
  [{ policy: { images: ['wss://a.example'] } }, 'policy.images[0]: Write an origin'],
  [{ policy: { connections: ['wss://a.example/path'] } }, 'policy.connections[0]: Write an origin'],
  [
    { pages: [docs('/docs')], collections: { docs: defineCollection({ type: 'data', source: 'x/*' }) } },
    'adds a collection "docs" of another type',
  ],
  [{ them: {} }, '"them" is not an option. Did you mean "theme"?'],
] as const)('rejects %j: %s', ([config, message]) => {
  expect(() => resolve(config as Partial<Config>)).toThrow(message);
});

test.for([
  ['docs', docs('/docs', { fields: z.object({ level: z.number() }) })],
  ['pricing', pricing('/pricing', { fields: z.object({ level: z.number() }) })],
] as const)('%s accepts additional fields', ([name, pages]) => {
  const { columns, schema } = resolve({ pages: [pages] }).content.collections[name] ?? {};
  expect(columns).toEqual({});
  expect(Object.keys((schema as z.ZodObject).shape)).toContain('level');
});

test('names recto.config.ts as the configuration file in messages', () => {
  expect(resolve({}).content.file).toBe('recto.config.ts');
});

test.for(['raw', 'llms', 'sitemap', 'offline'] as const)('passes %s: false to the server', (name) => {
  expect(resolve({}).site[name] ?? true).toBe(true);
  expect(resolve({ [name]: false }).site[name]).toBe(false);
});

test.for(['search', 'mcp', 'socialImages'] as const)('keeps %s: false distinct from the default', (name) => {
  expect(resolve({}).config[name]).toBeTypeOf('object');
  expect(resolve({ [name]: false }).config[name]).toBe(false);
});

test('feeds: false removes the feeds from the known links', () => {
  const config = { url: 'https://site.example', pages: [blog('/blog')] };
  expect(resolve(config).content.links).toContain('/blog/rss.xml');
  expect(resolve({ ...config, feeds: false }).content.links).toEqual(['/blog']);
});

test.for([
  [['en', 'de'], '/blog/rss.xml', true],
  [['en', 'de'], '/news.xml', undefined],
  [['en'], '/blog/rss.xml', undefined],
] as const)('with the languages %j, the feed %s exists in each language: %s', ([locales, feed, isFeedLocalised]) => {
  const { site } = resolve({ url: 'https://site.example', pages: [blog('/blog')], locales, feed });
  expect(site.isFeedLocalised).toBe(isFeedLocalised);
});

test('merges the files of two blogs into one collection', () => {
  const config = { pages: [blog('/blog'), blog('/news')] };
  expect(resolve(config).pages.map(({ path }) => path)).toEqual(['/blog', '/news', '/blog/**', '/news/**']);
  expect(filesOf(config, 'posts')).toEqual([
    [['blog/**'], []],
    [['news/**'], []],
  ]);
});

test('a collection of two page kinds has the fields of both', () => {
  const fields = z.object({ minutes: z.number() });
  for (const pages of [
    [blog('/blog', { fields }), changelog()],
    [changelog(), blog('/blog', { fields })],
  ]) {
    const schema = resolve({ pages }).content.collections['posts']?.schema as z.ZodObject;
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(['date', 'draft', 'minutes']));
  }
});

test("keeps the indexes, columns and search settings of the site's own collection", () => {
  const own = defineCollection({
    type: 'page',
    source: 'docs/**',
    schema: z.object({ level: z.string() }),
    indexes: [{ columns: ['level'] }],
    search: { minHeading: 'h3' },
    raw: true,
  });
  const { collections } = resolve({ pages: [docs('/docs')], collections: { docs: own } }).content;
  expect(collections['docs']).toMatchObject({ indexes: own.indexes, search: own.search, raw: true });
  const schema = collections['docs']?.schema as z.ZodObject;
  expect(Object.keys(schema.shape)).toContain('level');
});

test('gives two documentation sections separate collections', () => {
  const config = { pages: [docs('/guide'), docs('/api', { collection: 'api' })] };
  expect(filesOf(config, 'docs')).toEqual([[['guide/**'], []]]);
  expect(filesOf(config, 'api')).toEqual([[['api/**'], []]]);
});

test('gives plain pages all files that no other page has', () => {
  const team = defineCollection({ type: 'data', source: 'team/*.yml', schema: z.object({}) });
  const config = { pages: [landing('/'), docs('/docs'), page('/')], collections: { team } };
  expect(filesOf(config, 'pages')).toEqual([[['**'], ['team/*.yml', 'index.md', 'docs/**']]]);
});

test('sorts the most specific page first, in any order of the configuration', () => {
  const paths = (pages: Config['pages']) => resolve({ pages }).pages.map(({ path }) => path);
  const expected = ['/blog', '/search', '/blog/**', '/docs/**', '/**'];
  expect(paths([page('/'), blog('/blog'), docs('/docs'), search('/search')])).toEqual(expected);
  expect(paths([docs('/docs'), search('/search'), page('/'), blog('/blog')]).toSorted()).toEqual(expected.toSorted());
  expect(paths([search('/search'), docs('/docs'), page('/'), blog('/blog')]).at(-1)).toBe('/**');
});

test('lists documentation by section on the search page, then collections with many pages', () => {
  const { pages } = resolve({ pages: [landing('/'), blog('/blog'), docs('/docs'), search('/search')] });
  expect(pages.find(({ path }) => path === '/search')?.options).toEqual({
    collections: [{ name: 'docs', root: '/docs' }, { name: 'posts' }],
  });
});

test('adds fields of the site to those of a page kind', () => {
  const { content } = resolve({ pages: [blog('/blog', { fields: z.object({ minutes: z.number() }) })] });
  const schema = content.collections['posts']?.schema as z.ZodObject;
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(['date', 'draft', 'minutes']));
});

test('lists paths without rows as known links', () => {
  const { content } = resolve({
    url: 'https://a.example',
    pages: [blog('/blog')],
    content: { links: ['/demo/**'] },
  });
  expect(content.links).toEqual(['/blog', '/demo/**', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
});

test('does not let a pattern of the site hide a page of a feature', () => {
  const ownPage = (path: string) => ({ path, screen: async () => ({}) });
  const { pages } = resolve({
    pages: [page('/'), ownPage('/about')],
    features: [{ name: 'sign-in', pages: [ownPage('/sign-in'), ownPage('/users/:name')] }],
  });
  expect(pages.map(({ path }) => path)).toEqual(['/about', '/sign-in', '/users/:name', '/**']);
});

test.for([
  ['/logo.svg', ['/logo.svg']],
  ['./logo.svg', undefined],
  [{ light: '/light.svg', dark: '/dark.svg' }, ['/light.svg', '/dark.svg']],
  [{ light: './light.svg', dark: '/dark.svg' }, ['/dark.svg']],
  [{ light: '/light.svg' }, ['/light.svg']],
  [undefined, undefined],
] as const)('the site names the images of its logo that are in the public folder: %j', ([logo, files]) => {
  expect(resolve(logo === undefined ? {} : { logo }).site.logoFiles).toEqual(files);
});
