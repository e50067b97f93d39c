import type { Site } from '../app/site.ts';
import { expect, test } from 'vitest';
import { groupResults } from './group-results.ts';
import type { SearchResult } from '@recto/content/search';
import type { TreeItem } from '@recto/ui';
import { findSection, sectionGroup } from './section.ts';

const site: Site = {
  title: 'Test',
  locales: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
};

const navigation: TreeItem[] = [
  { title: 'Start', path: '/en/docs/start', page: false, children: [{ title: 'Intro', path: '/en/docs/start/intro' }] },
  {
    title: 'Files',
    path: '/en/docs/files',
    page: false,
    children: [
      { title: 'Markdown', path: '/en/docs/files/markdown' },
      { title: 'More', path: '/en/docs/files/more', children: [{ title: 'CSV', path: '/en/docs/files/more/csv' }] },
    ],
  },
];

const result = (path: string, collection: string, locale = 'en'): SearchResult => ({
  path,
  collection,
  locale,
  title: '',
  titleParts: [],
  titles: [],
  excerpt: [],
  score: 1,
});

const results = [
  result('/en/blog/news', 'posts'),
  result('/en/docs/start/intro#why', 'docs'),
  result('/en/docs/files/more/csv#rows', 'docs'),
  result('/en/changelog/one', 'posts'),
  result('/en/about', 'landing'),
  result('/en/docs/files/markdown', 'docs'),
];

function group(path: string): string[] {
  const section = findSection(navigation, path);
  return groupResults(results, { path, locale: 'en', section, site, message: (key) => key }).map(
    ({ label, items }) => `${label}: ${items.map(({ href }) => href).join(' ')}`,
  );
}

test('groups results by the section of the page, then by kind of page', () => {
  expect(group('/en/docs/files/markdown')).toEqual([
    'Files: /en/docs/files/more/csv#rows /en/docs/files/markdown',
    'header.documentation: /en/docs/start/intro#why',
    'header.blog: /en/blog/news',
    'contentSearch.changelog: /en/changelog/one',
    'contentSearch.links: /en/about',
  ]);
});

test('lists posts first on a page of the blog', () => {
  expect(group('/en/blog/news')[0]).toBe('header.blog: /en/blog/news');
  expect(group('/en')[0]).toMatch(/^header\.documentation: /u);
});

test('moves groups with much lower scores to the end', () => {
  const weak = { ...result('/en/docs/files/markdown', 'docs'), score: 0.4 };
  const context = { path: weak.path, locale: 'en', site, message: (key: string) => key };
  const section = findSection(navigation, weak.path);
  const labels = (score: number): string[] =>
    groupResults([result('/en/blog/news', 'posts'), { ...weak, score }], { ...context, section }).map(
      ({ label }) => label,
    );
  expect(labels(0.4)).toEqual(['header.blog', 'Files']);
  expect(labels(0.6)).toEqual(['Files', 'header.blog']);
});

test('groups of results that were shown before the others stay first', () => {
  const section = findSection(navigation, '/en/docs/files/markdown');
  const context = { path: '/en/docs/files/markdown', locale: 'en', site, section, message: (key: string) => key };
  const labels = (shownCount: number): string[] =>
    groupResults(results, { ...context, shownCount }).map(({ label }) => label);
  expect(labels(0)[0]).toBe('Files');
  expect(labels(2).slice(0, 3)).toEqual(['header.documentation', 'header.blog', 'Files']);
});

test('results in another language have lang and dir', () => {
  const context = { path: '/en', locale: 'en', section: undefined, site, message: (key: string) => key };
  const [first] = groupResults([result('/en/docs/a', 'docs', 'ar'), result('/en/docs/b', 'docs')], context);
  expect(first?.items.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['ar', 'rtl'],
    [undefined, undefined],
  ]);
});

test('without a query, lists the pages of the section that the sidebar shows; a closed folder links to its first page', () => {
  const files: TreeItem = {
    title: 'Files',
    path: '/en/docs/files',
    page: false,
    children: [
      { title: 'Markdown', path: '/en/docs/files/markdown' },
      { title: 'Data', path: '/en/docs/files/data', page: false, closed: '/en/docs/files/data/csv' },
      { title: '…', path: '/en/docs/files/x', rest: 200, folder: '/en/docs/files' },
    ],
  };
  const path = '/en/docs/files/markdown';
  const section = findSection([files], path);
  expect(section && sectionGroup(section, path).items.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    [path, true],
    ['/en/docs/files/data/csv', false],
  ]);
  // Entries that the sidebar omits also belong to the section.
  expect(section?.has('/en/docs/files/x')).toBe(true);
  expect(section?.has('/en/docs/filesystem')).toBe(false);
});
