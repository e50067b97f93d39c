import { expect, test } from 'vitest';
import type { ListedFile } from '../../documents/list-documents.ts';
import { listLinkPages, localeOfPath } from './list-link-pages.ts';

const page = (path: string, route: string, title: string, locale?: string): ListedFile => ({
  path: `content/${path}`,
  id: path,
  kind: 'page',
  route,
  title,
  ...(locale !== undefined && { locale }),
});
const files = [
  page('en/index.md', '/en', 'Home', 'en'),
  page('en/second.md', '/en/second', 'Second', 'en'),
  page('ar/second.md', '/ar/second', 'الثانية', 'ar'),
  page('ar/only.md', '/ar/only', 'هنا', 'ar'),
];
const tree = { files, locales: ['en', 'ar'], folders: { content: 'content', public: 'public' } };
const routesFor = (locale: string): [string, string][] =>
  listLinkPages(tree, locale).map(({ route, title }) => [route, title]);

test('lists each page once, without its language', () => {
  expect(routesFor('en')).toEqual([
    ['/', 'Home'],
    ['/second', 'Second'],
    ['/ar/only', 'هنا'],
  ]);
  expect(routesFor('ar')).toEqual([
    ['/', 'Home'],
    ['/second', 'الثانية'],
    ['/only', 'هنا'],
  ]);
});

test('keeps the paths of a site with one language', () => {
  const single = { files: [page('en/a.md', '/en/a', 'A', 'en')], locales: ['en'] };
  expect(listLinkPages(single, 'en').map(({ route }) => route)).toEqual(['/en/a']);
});

test('derives the language of a new file from its folder', () => {
  expect(localeOfPath('content/ar/second.md', tree)).toBe('ar');
  expect(localeOfPath('content/ar/new.md', tree)).toBe('ar');
  expect(localeOfPath('content/docs/new.md', tree)).toBeUndefined();
});
