import { buildNavigation, buildSearchSections, surroundings } from '@recto/content';
import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { openTestContent } from '../../fixtures/test-content.ts';
import type { TestConfig } from '../../fixtures/test-content.ts';
import type { Site } from '../app/site.ts';
import { findPage, listPages } from './pages.ts';
import type { LoaderContext } from './server.ts';

const files = {
  'en/docs/1.start/1.index.md': '---\ntitle: Start\n---\nBegin.',
  'en/docs/1.start/2.install.md': '---\ntitle: Install\n---\nRun it.\n\n## Options\n\nNone.',
  'en/docs/2.files/.navigation.yml': 'title: Formats',
  'en/docs/2.files/2.json.md': '---\ntitle: JSON\n---\nBraces.',
  'en/docs/2.files/10.csv.md': '---\ntitle: CSV\n---\nCommas.',
  'ar/docs/1.start/1.index.md': '---\ntitle: ابدأ\n---\nالبداية.',
  'ar/docs/1.files/9.json.md': '---\ntitle: جيسون\n---\nأقواس.',
  'ar/docs/3.local.md': '---\ntitle: محلي\n---\nهنا فقط.',
  'en/blog/spring.md': '---\ntitle: Spring\ndescription: Third\n---\nGreen.',
  'en/blog/summer.md': '---\ntitle: Summer\ndescription: Sixth\n---\nHot.',
  'ar/blog/summer.md': '---\ntitle: صيف\ndescription: Also sixth\n---\nحار.',
};

test('finds a page in the reader’s language, with all its languages', async () => {
  const found = await findPage(await contextOf('/ar/docs/start'), 'docs');
  expect(found?.page).toMatchObject({ title: 'ابدأ', path: '/ar/docs/start', stem: 'ar/docs/1.start/1.index' });
  expect(found?.languages).toEqual({ text: 'ar', all: ['en', 'ar'] });
});

test('finds the original of a page without translation, with the requested path', async () => {
  const found = await findPage(await contextOf('/ar/docs/start/install'), 'docs');
  expect(found?.page).toMatchObject({
    title: 'Install',
    path: '/ar/docs/start/install',
    stem: 'en/docs/1.start/2.install',
  });
  expect(found?.languages).toEqual({ text: 'en', all: ['en'] });
});

test.for(['/en/docs/local', '/pt_br/docs/local', '/ar/docs/nowhere'])('finds no page at %s', async (path) => {
  expect(await findPage(await contextOf(path), 'docs')).toBeUndefined();
});

test('finds a page at another path than that of the loader', async () => {
  const found = await findPage(await contextOf('/pt_br/blog'), 'blog', '/pt_br/blog/spring');
  expect(found?.page).toMatchObject({ title: 'Spring', path: '/pt_br/blog/spring' });
});

test('with one language, finds a page by its path', async () => {
  const plain = { 'docs/1.start.md': '---\ntitle: Start\n---\n', 'docs/2.end.md': '---\ntitle: End\n---\n' };
  const context = await contextOf('/docs/start', plain, oneLanguage);
  const found = await findPage(context, 'docs');
  expect(found).toMatchObject({ page: { title: 'Start' }, languages: { text: 'en', all: ['en'] } });
  const pages = await listPages(context, 'docs', (query) => query.select('title', 'path', 'stem'));
  expect(pages.map(({ path }) => path)).toEqual(['/docs/start', '/docs/end']);
});

test('originals are those of the default language, whatever the order of languages', async () => {
  const arabicFirst: Site = { ...manyLanguages, defaultLocale: 'ar' };
  const context = await contextOf('/en/docs/local', files, arabicFirst);
  expect(await findPage(context, 'docs')).toMatchObject({ page: { title: 'محلي' }, languages: { text: 'ar' } });
  const pages = await listPages(context, 'docs', (query) => query.select('path', 'stem'));
  expect(pages.find(({ path }) => path === '/en/docs/local')).toMatchObject({ lang: 'ar' });
  expect(await findPage(await contextOf('/ar/docs/start/install', files, arabicFirst), 'docs')).toBeUndefined();
});

test('without a default language, originals are the English ones, whatever the order of languages', async () => {
  const [english, ...others] = manyLanguages.locales;
  const [first, ...rest] = [...others, english];
  const englishLast: Site = { title: 'Test', locales: [first, ...rest] };
  const context = await contextOf('/ar/docs/start/install', files, englishLast);
  expect(await findPage(context, 'docs')).toMatchObject({ page: { title: 'Install' }, languages: { text: 'en' } });
  const pages = await listPages(context, 'docs', (query) => query.select('path', 'stem'));
  expect(pages.find(({ path }) => path === '/ar/docs/start/install')).toMatchObject({ lang: 'en' });
});

test('lists originals of pages that are not translated at their positions, and marks them', async () => {
  const context = await contextOf('/ar/docs/start');
  const pages = await listPages(context, 'docs', (query) =>
    query.where('stem', 'NOT LIKE', '%.navigation').select('path', 'stem', 'title'),
  );
  expect(pages.map(({ path, title, lang }) => [path, title, lang])).toEqual([
    ['/ar/docs/start', 'ابدأ', undefined],
    ['/ar/docs/start/install', 'Install', 'en'],
    ['/ar/docs/files/json', 'جيسون', undefined],
    ['/ar/docs/files/csv', 'CSV', 'en'],
    ['/ar/docs/local', 'محلي', undefined],
  ]);
});

test('a list in the default language contains only originals', async () => {
  const pages = await listPages(await contextOf('/en/docs/start'), 'docs', (query) => query.select('path', 'stem'));
  expect(pages.map(({ path }) => path)).not.toContain('/en/docs/local');
  expect(pages.every((page) => page.lang === undefined)).toBe(true);
});

test('sorts and limits pages of both languages together', async () => {
  const context = await contextOf('/ar/blog');
  const posts = await listPages(context, 'blog', (query) => query.order('description', 'DESC').select('path', 'stem'));
  expect(posts).toEqual([
    { path: '/ar/blog/spring', stem: 'en/blog/spring', lang: 'en' },
    { path: '/ar/blog/summer', stem: 'ar/blog/summer' },
  ]);
  const [second] = await listPages(context, 'blog', (query) =>
    query.order('description', 'DESC').skip(1).limit(1).select('path', 'stem'),
  );
  expect(second).toEqual(posts[1]);
  const ascending = await listPages(context, 'blog', (query) => query.order('description', 'ASC'));
  expect(ascending.map(({ description }) => description)).toEqual(['Also sixth', 'Third']);
});

test('sorts pages without a value first, as a database does', async () => {
  const several = {
    'docs/1.a.md': '---\ntitle: A\ndescription: B\n---\n',
    'docs/2.b.md': '---\ntitle: B\n---\n',
    'docs/3.c.md': '---\ntitle: C\ndescription: A\n---\n',
  };
  const context = await contextOf('/docs/a', several, oneLanguage);
  for (const direction of ['ASC', 'DESC'] as const) {
    const listed = await listPages(context, 'docs', (query) =>
      query.order('description', direction).select('path', 'stem', 'title'),
    );
    const queried = await context.content.query('docs').order('description', direction).select('title').all();
    expect(listed.map(({ title }) => title)).toEqual(queried.map(({ title }) => title));
  }
});

test('conditions get paths in the language of the query', async () => {
  const posts = await listPages(await contextOf('/ar/blog'), 'blog', (query, at) =>
    query.where('path', 'LIKE', `${at('/blog')}/%`).select('path', 'stem', 'title', 'description'),
  );
  posts.sort((a, b) => a.description.localeCompare(b.description));
  expect(posts.map(({ path, title }) => [path, title])).toEqual([
    ['/ar/blog/summer', 'صيف'],
    ['/ar/blog/spring', 'Spring'],
  ]);
});

test('navigation, surroundings and search of a language contain every page', async () => {
  const context = await contextOf('/pt_br/docs/start/install');
  const pages = await listPages(context, 'docs', (query) =>
    query.select('path', 'stem', 'title', 'navigation', 'meta', 'description', 'extension', 'body'),
  );
  const [start, formats] = buildNavigation(pages, '/pt_br/docs', { fields: ['lang'] });
  expect(start).toMatchObject({ title: 'Start', path: '/pt_br/docs/start', lang: 'en' });
  expect(formats).toMatchObject({ title: 'Formats', path: '/pt_br/docs/files', page: false });
  expect(formats?.children?.map(({ path }) => path)).toEqual(['/pt_br/docs/files/json', '/pt_br/docs/files/csv']);
  expect(surroundings(pages, context.path).map((page) => page?.path)).toEqual([
    '/pt_br/docs/start',
    '/pt_br/docs/files/json',
  ]);
  expect(buildSearchSections(pages).map(({ id }) => id)).toContain('/pt_br/docs/start/install#options');
});

async function contextOf(
  path: string,
  content: Record<string, string> = files,
  site: Site = manyLanguages,
): Promise<LoaderContext<TestConfig>> {
  const codes = site.locales.map(({ code }) => code) as [string, ...string[]];
  const locale = site.locales.find(({ code }) => path.startsWith(`/${code}/`)) ?? site.locales[0];
  return { path, locale, site, params: {}, content: (await openTestContent(content, codes)).content };
}
