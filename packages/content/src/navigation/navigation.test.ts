import { describe, expect, test } from 'vitest';
import { parseFilePlace } from '../parse/paths.ts';
import { buildNavigation } from './navigation.ts';
import type { NavigationItem, NavigationPage } from './navigation.ts';

/** Pages of files in reading order, each named after its file. */
function pagesOf(...files: string[]): NavigationPage[] {
  return files.map((file) => {
    const { path, stem } = parseFilePlace(file);
    return { title: `Page ${stem}`, path, stem, navigation: null };
  });
}

/** The tree with only its titles: `{ "Docs": { "Setup": {} } }`. */
function titlesOf(items: readonly NavigationItem[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ title, children = [] }) => [title, titlesOf(children)]));
}

test('pages become a tree by their paths, in the order they come', () => {
  expect(
    buildNavigation(pagesOf('index.md', '1.docs/index.md', '1.docs/1.b.md', '1.docs/2.a.md', '2.about.md')),
  ).toEqual([
    { title: 'Page index', path: '/', stem: 'index' },
    {
      title: 'Page 1.docs/index',
      path: '/docs',
      stem: '1.docs/index',
      children: [
        { title: 'Page 1.docs/1.b', path: '/docs/b', stem: '1.docs/1.b' },
        { title: 'Page 1.docs/2.a', path: '/docs/a', stem: '1.docs/2.a' },
      ],
    },
    { title: 'Page 2.about', path: '/about', stem: '2.about' },
  ]);
});

test('no pages make no tree', () => {
  expect(buildNavigation([])).toEqual([]);
});

describe('folders', () => {
  test('one without a page is named after its segment and marked', () => {
    expect(buildNavigation(pagesOf('1.getting-started/1.setup.md'))).toEqual([
      {
        title: 'Getting Started',
        path: '/getting-started',
        stem: '1.getting-started',
        page: false,
        children: [
          {
            title: 'Page 1.getting-started/1.setup',
            path: '/getting-started/setup',
            stem: '1.getting-started/1.setup',
          },
        ],
      },
    ]);
  });

  test('several without a page stand in each other', () => {
    expect(titlesOf(buildNavigation(pagesOf('a/b-c/d/e.md', 'a/b-c/f.md')))).toEqual({
      A: { 'B C': { D: { 'Page a/b-c/d/e': {} }, 'Page a/b-c/f': {} } },
    });
  });

  test.for(['docs/index.md', 'docs/3.index.md'])(
    '%s that comes after its siblings is its folder all the same',
    (index) => {
      const [folder, ...others] = buildNavigation(pagesOf('docs/1.a.md', 'docs/2.b.md', index));
      expect(others).toEqual([]);
      expect(folder).toMatchObject({ title: `Page ${index.slice(0, -3)}`, path: '/docs' });
      expect(folder).not.toHaveProperty('page');
      expect(folder?.children?.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
    },
  );

  test('a page whose name only ends in index is a page', () => {
    expect(titlesOf(buildNavigation(pagesOf('docs/reindex.md')))).toEqual({ Docs: { 'Page docs/reindex': {} } });
  });

  test('a page beside the folder of its name is the entry of that folder', () => {
    expect(titlesOf(buildNavigation(pagesOf('docs.md', 'docs/a.md')))).toEqual({ 'Page docs': { 'Page docs/a': {} } });
  });
});

describe('what front matter says', () => {
  const page = (path: string, navigation: NavigationPage['navigation']): NavigationPage => ({
    title: `Title of ${path}`,
    path,
    stem: path.slice(1),
    navigation,
  });

  test.for([
    [null, ['Title of /a']],
    [true, ['Title of /a']],
    [false, []],
    [{ title: 'Short' }, ['Short']],
    [{ icon: 'star' }, ['Title of /a']],
    [{ title: 3 }, ['Title of /a']],
  ] as const)('navigation: %j gives %j', ([navigation, titles]) => {
    expect(buildNavigation([page('/a', navigation)]).map(({ title }) => title)).toEqual(titles);
  });

  test('a folder of hidden pages is hidden', () => {
    expect(buildNavigation([page('/docs/a', false), page('/docs/b', false)])).toEqual([]);
  });

  test('a hidden index leaves its folder to the other pages', () => {
    const index = { ...page('/docs', false), stem: 'docs/index' };
    expect(titlesOf(buildNavigation([index, page('/docs/a', null)]))).toEqual({ Docs: { 'Title of /docs/a': {} } });
  });

  test('the name in navigation holds for an index that comes late', () => {
    const index = { ...page('/docs', { title: 'Short' }), stem: 'docs/index' };
    expect(titlesOf(buildNavigation([page('/docs/a', null), index]))).toEqual({ Short: { 'Title of /docs/a': {} } });
  });
});

describe('below a root', () => {
  const pages = pagesOf('en/index.md', 'en/docs/1.a/1.x.md', 'en/docs/2.b.md', 'en/docsify.md', 'fr/docs/b.md');

  test('only its pages are there, without the folders above', () => {
    expect(titlesOf(buildNavigation(pages, '/en/docs'))).toEqual({
      A: { 'Page en/docs/1.a/1.x': {} },
      'Page en/docs/2.b': {},
    });
  });

  test('the page of the root stands beside its pages', () => {
    expect(buildNavigation(pages, '/en').map(({ path }) => path)).toEqual(['/en', '/en/docs', '/en/docsify']);
  });
});

test('the folder above an index page has a stem of its own', () => {
  const [folder] = buildNavigation([{ title: 'G', path: '/docs/guide', stem: 'docs/1.guide/index', navigation: null }]);
  expect(folder).toMatchObject({ path: '/docs', stem: 'docs', page: false });
});

test('a page that comes after the folder of its name makes it a page', () => {
  const [guide] = buildNavigation([
    { title: 'X', path: '/guide/x', stem: '1.guide/x', navigation: null },
    { title: 'G', path: '/guide', stem: '2.guide', navigation: null },
  ]);
  expect(guide).toMatchObject({ title: 'G', path: '/guide' });
  expect(guide).not.toHaveProperty('page');
});
