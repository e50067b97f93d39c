import type { SearchData } from '../../packages/site/src/kinds/search/search.server.ts';
import { expect, test } from 'vitest';
import { openDocs } from './fixtures/open-docs.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\nWords.\n`;

const files = {
  'en/docs/1.start/.navigation.yml': 'title: Getting started',
  'en/docs/1.start/1.index.md': page('Start'),
  'en/docs/1.start/2.setup.md': page('Set-up', 'description: Install it, with files.\n'),
  'en/docs/2.files/1.markdown.md': page('Markdown files'),
  'en/blog/1.news.md': page('News', 'date: 2026-11-15\ncategory: News\n'),
  'ar/docs/2.files/1.markdown.md': page('ملفات ماركداون'),
};

test('the search page lists every page by section, translated if possible', async () => {
  const { payload } = await openDocs(files);
  const { data, head } = await payload('/ar/search');
  expect(head.title).toBe('البحث - Recto');
  const { lists } = data as SearchData;
  const summaries = lists.map(({ segment, title = '', pages }) => [
    segment,
    title,
    ...pages.map((one) => `${one.path} ${one.title} ${one.lang ?? ''}`.trim()),
  ]);
  expect(summaries).toEqual([
    ['docs', 'Getting started', '/ar/docs/start Getting started en', '/ar/docs/start/setup Set-up en'],
    ['docs', 'Files', '/ar/docs/files/markdown ملفات ماركداون'],
    ['blog', '', '/ar/blog/news News en'],
  ]);
});

test.for([
  ['?q=files', ['/en/docs/files/markdown', '/en/docs/start/setup']],
  ['?q=%20NEWS%20', ['/en/blog/news']],
  ['?q=nothing-like-it', []],
] as const)('the query %s finds %o, best first', async ([search, paths]) => {
  const { ask } = await openDocs(files);
  const result = await ask('/en/search', search);
  expect(result).toMatchObject({ search, data: { count: paths.length, results: paths.map((path) => ({ path })) } });
});

test.for(['', '?q=', '?q=%20', '?other=1'])('"%s" is an empty query', async (search) => {
  const { ask } = await openDocs(files);
  expect(await ask('/en/search', search)).toBeUndefined();
});

test('a result in another language has its locale', async () => {
  const { ask } = await openDocs(files);
  expect(await ask('/ar/search', '?q=news')).toMatchObject({
    data: { results: [{ path: '/ar/blog/news', locale: 'en', titleParts: [{ text: 'News', marked: true }] }] },
  });
});
