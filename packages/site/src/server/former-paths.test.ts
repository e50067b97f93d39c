import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, oneLanguage, testRoute } from '../../fixtures/test-app.tsx';
import { openTestContent } from '../../fixtures/test-content.ts';
import { headersOf, request } from '../../fixtures/test-requests.ts';
import type { App } from '../app/app.ts';
import { contentWithBase } from '../app/content-with-base.ts';
import type { Site } from '../app/site.ts';
import { createFormerPaths } from './former-paths.ts';
import type { FormerPaths } from './former-paths.ts';
import { cacheForever, cacheNothing } from './cache-result.ts';

const page = (...paths: string[]): string => `---\nredirectFrom: ${JSON.stringify(paths)}\n---\n# Page\n`;

const FILES = {
  'en/docs/new.md': page('/docs/old', '/Guide/Über%20uns/', '/docs/here'),
  'en/docs/.navigation.yml': 'redirectFrom: [/settings]',
  'en/docs/other.md': '# Other',
  'ar/docs/new.md': page('/docs/قديم', '/docs/here'),
  'ar/docs/local.md': page('/docs/old-local', '/en/old-english'),
  'en/facts/one.md': page('/docs/fact'),
  'en/blog/none.md': page('/blog/nobody'),
};

async function open(
  files: Record<string, string> = FILES,
  { site = manyLanguages, app = {} }: { site?: Site; app?: Partial<App> } = {},
): Promise<FormerPaths> {
  const [first, ...others] = site.locales.map(({ code }) => code);
  const { content, collections } = await openTestContent(files, [first ?? 'en', ...others]);
  const routes = [testRoute('/'), testRoute('/docs/:slug')];
  return createFormerPaths({
    app: { ...createTestApp(site), routes, rules: {}, ...app },
    content,
    collections,
    cacheResult: cacheForever,
  });
}

test.for([
  ['/en/docs/old', '/en/docs/new', 'in the language of the file'],
  ['/en/docs/OLD/', '/en/docs/new', 'in any case, with a trailing slash'],
  ['/docs/old', '/en/docs/new', 'without a language, in the default one'],
  ['/en/guide/über uns', '/en/docs/new', 'that is percent-encoded in the file'],
  ['/pt_br/docs/old', '/pt_br/docs/new', 'of a page that is not translated into the requested language'],
  ['/ar/docs/old', '/ar/docs/new', 'of the original of a translated page'],
  ['/ar/docs/قديم', '/ar/docs/new', 'of a translation'],
  ['/en/docs/قديم', undefined, 'of a translation in the original language'],
  ['/ar/docs/old-local', '/ar/docs/local', 'of a page that exists in one language only'],
  ['/en/docs/old-local', undefined, 'of such a page, in another language'],
  ['/en/old-english', '/ar/docs/local', 'that includes a language'],
  ['/en/settings', undefined, 'of a .navigation file'],
  ['/en/docs/fact', undefined, 'of data'],
  ['/en/blog/nobody', undefined, 'of a page that no route shows'],
  ['/en/nowhere', undefined, 'that no page had'],
  ['/en/constructor', undefined, 'that is the name of an object property'],
] as const)('the redirect target of %s is %s: a former path %s', async ([path, target]) => {
  expect(await (await open()).find(path)).toBe(target);
});

test('paths of a site with one language contain no language', async () => {
  const { find } = await open({ 'docs/new.md': page('/old', '/en/old') }, { site: oneLanguage });
  expect(await find('/old')).toBe('/docs/new');
  expect(await find('/en/old')).toBe('/docs/new');
});

test('encodes the target', async () => {
  const { find } = await open({ 'docs/日本.md': page('/old') }, { site: oneLanguage });
  expect(await find('/old')).toBe('/docs/%E6%97%A5%E6%9C%AC');
});

test('never redirects a page to itself', async () => {
  const { find } = await open({ 'docs/new.md': page('/docs/new') }, { site: oneLanguage });
  expect(await find('/docs/new')).toBeUndefined();
});

test('former paths are written without the base path', async () => {
  const site = { ...manyLanguages, base: '/below' };
  const { content, collections } = await openTestContent({ 'en/docs/new.md': page('/docs/old') });
  const { wrap } = contentWithBase('/below');
  const app = { ...createTestApp(site), routes: [testRoute('/docs/:slug')], rules: {} };
  const contentInBase = { ...content, run: wrap(async (query) => await content.run(query)) };
  const { find, list } = createFormerPaths({ app, content: contentInBase, collections, cacheResult: cacheNothing });
  expect(await find('/below/ar/docs/old')).toBe('/below/ar/docs/new');
  expect((await list([])).map(({ from }) => from)).toEqual([
    '/below/docs/old',
    '/below/en/docs/old',
    '/below/pt_br/docs/old',
    '/below/ar/docs/old',
  ]);
});

test('lists each former path in all languages in which it is redirected', async () => {
  const files = { 'en/docs/new.md': page('/old'), 'ar/docs/new.md': page('/alt', '/old'), 'ar/docs/a.md': '# A' };
  const { list } = await open(files);
  expect((await list([])).map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
    '/ar/alt /ar/docs/new 301',
    '/ar/old /ar/docs/new 301',
    '/old /en/docs/new 301',
    '/en/old /en/docs/new 301',
    '/pt_br/old /pt_br/docs/new 301',
  ]);
});

test('does not list paths that have a page or a redirect rule', async () => {
  const rules = { '/ruled': { redirect: '/docs/other' } };
  const { list } = await open(
    { 'docs/new.md': page('/old', '/docs/other', '/ruled'), 'docs/other.md': '# Other' },
    { site: oneLanguage, app: { rules } },
  );
  expect((await list(['/docs/new', '/docs/other'])).map(({ from }) => from)).toEqual(['/old']);
});

test('reads former paths once', async () => {
  const { content, collections } = await openTestContent({ 'docs/new.md': page('/old') }, ['en']);
  let count = 0;
  const run: typeof content.run = async (query) => {
    count += 1;
    return await content.run(query);
  };
  const app = { ...createTestApp(oneLanguage), routes: [testRoute('/docs/:slug')] };
  const { find } = createFormerPaths({ app, content: { ...content, run }, collections, cacheResult: cacheForever });
  await find('/old');
  const first = count;
  await find('/older');
  expect([first > 0, count]).toEqual([true, first]);
});

test('redirects a request with its query, also from a path of a file', async () => {
  const { find: findByFormerPath } = await open({ 'en/docs/new.md': page('/docs/missing', '/about.htm') });
  const moved = await request('/ar/docs/missing?a=1', {}, { findByFormerPath });
  expect(moved.status).toBe(301);
  expect(headersOf(moved, 'location', 'cache-control')).toEqual(['/ar/docs/new?a=1', 'public, max-age=3600']);
  const file = await request('/about.htm?b', {}, { findByFormerPath });
  expect([file.status, ...headersOf(file, 'location')]).toEqual([301, '/en/docs/new?b']);
  expect((await request('/nothing.htm', {}, { findByFormerPath })).status).toBe(404);
});

test('redirects payloads, and static files with a redirect page', async () => {
  const { find: findByFormerPath } = await open({ 'en/docs/new.md': page('/docs/missing') });
  const payload = await request('/en/docs/missing/_payload.json', {}, { findByFormerPath });
  expect(await payload.json()).toEqual({ redirect: '/en/docs/new', status: 301 });
  const file = await request('/en/docs/missing', {}, { findByFormerPath, mode: 'static' });
  expect(await file.text()).toContain('<a href="/en/docs/new">');
});
