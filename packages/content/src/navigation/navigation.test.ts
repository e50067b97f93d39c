import { describe, expect, test } from 'vitest';
import { parseFilePath } from '../parse/paths.ts';
import { flattenNavigation } from './find-page.ts';
import { buildNavigation } from './navigation.ts';
import type { NavigationItem, NavigationPage } from './navigation-item.ts';

/** Pages of files in reading order, with titles from their files. */
function pagesOf(...files: string[]): NavigationPage[] {
  return files.map((file) => {
    const { path, stem } = parseFilePath(file);
    return { title: `Page ${stem}`, path, stem, navigation: null };
  });
}

/** The titles of a tree: `{ "Docs": { "Setup": {} } }`. */
function titlesOf(items: readonly NavigationItem[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ title, children = [] }) => [title, titlesOf(children)]));
}

test('pages become a tree by their paths, in order', () => {
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

test('no pages result in an empty tree', () => {
  expect(buildNavigation([])).toEqual([]);
});

describe('folders', () => {
  test('a draft can be the page of a folder', () => {
    expect(titlesOf(buildNavigation(pagesOf('1.guide/index.draft.md', '1.guide/1.a.md')))).toEqual({
      'Page 1.guide/index.draft': { 'Page 1.guide/1.a': {} },
    });
  });

  test('versions are separate folders', () => {
    expect(titlesOf(buildNavigation(pagesOf('1.0.0/doc.md', '2.0.0/doc.md')))).toEqual({
      '1.0.0': { 'Page 1.0.0/doc': {} },
      '2.0.0': { 'Page 2.0.0/doc': {} },
    });
  });

  test('the title of a folder without a page is its path segment, and it is marked', () => {
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

  test('folders without pages can be nested', () => {
    expect(titlesOf(buildNavigation(pagesOf('a/b-c/d/e.md', 'a/b-c/f.md')))).toEqual({
      A: { 'B C': { D: { 'Page a/b-c/d/e': {} }, 'Page a/b-c/f': {} } },
    });
  });

  test.for(['docs/index.md', 'docs/3.index.md'])('%s after its siblings is still the page of its folder', (index) => {
    const [folder, ...others] = buildNavigation(pagesOf('docs/1.a.md', 'docs/2.b.md', index));
    expect(others).toEqual([]);
    expect(folder).toMatchObject({ title: `Page ${index.slice(0, -3)}`, path: '/docs' });
    expect(folder).not.toHaveProperty('page');
    expect(folder?.children?.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
  });

  test('a page whose name only ends in index is an ordinary page', () => {
    expect(titlesOf(buildNavigation(pagesOf('docs/reindex.md')))).toEqual({ Docs: { 'Page docs/reindex': {} } });
  });

  test('a page with the same name as a folder is the item of that folder', () => {
    expect(titlesOf(buildNavigation(pagesOf('docs.md', 'docs/a.md')))).toEqual({ 'Page docs': { 'Page docs/a': {} } });
  });
});

describe('front matter', () => {
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
  ] as const)('navigation: %j results in %j', ([navigation, titles]) => {
    expect(buildNavigation([page('/a', navigation)]).map(({ title }) => title)).toEqual(titles);
  });

  test('a folder of hidden pages is hidden', () => {
    expect(buildNavigation([page('/docs/a', false), page('/docs/b', false)])).toEqual([]);
  });

  test('a folder with a hidden index still has its other pages', () => {
    const index = { ...page('/docs', false), stem: 'docs/index' };
    expect(titlesOf(buildNavigation([index, page('/docs/a', null)]))).toEqual({ Docs: { 'Title of /docs/a': {} } });
  });

  test('the title in navigation also applies to an index that comes late', () => {
    const index = { ...page('/docs', { title: 'Short' }), stem: 'docs/index' };
    expect(titlesOf(buildNavigation([page('/docs/a', null), index]))).toEqual({ Short: { 'Title of /docs/a': {} } });
  });
});

describe('below a root', () => {
  const pages = pagesOf('en/index.md', 'en/docs/1.a/1.x.md', 'en/docs/2.b.md', 'en/docsify.md', 'fr/docs/b.md');

  test('contains only its pages, without parent folders', () => {
    expect(titlesOf(buildNavigation(pages, '/en/docs'))).toEqual({
      A: { 'Page en/docs/1.a/1.x': {} },
      'Page en/docs/2.b': {},
    });
  });

  test.for([
    ['/docs', 'en', ['/en/docs/a', '/en/docs/b']],
    ['/docs/', 'fr', ['/fr/docs/b']],
    ['/', 'fr', ['/fr/docs']],
    ['/docs', 'de', []],
    ['/en/docs/', undefined, ['/en/docs/a', '/en/docs/b']],
  ] as const)('%s in the language %s is %j', ([root, locale, paths]) => {
    expect(buildNavigation(pages, root, { locale }).map(({ path }) => path)).toEqual(paths);
  });

  test('the page of the root is a sibling of its pages', () => {
    expect(buildNavigation(pages, '/en').map(({ path }) => path)).toEqual(['/en', '/en/docs', '/en/docsify']);
  });
});

describe('fields of an item', () => {
  const page = { title: 'A', path: '/a', stem: 'a', navigation: null, description: 'About', links: null, secret: 1 };

  test('requested fields are copied if they have a value', () => {
    expect(buildNavigation([page], '/', { fields: ['description', 'links'] })).toEqual([
      { title: 'A', path: '/a', stem: 'a', description: 'About' },
    ]);
  });

  test('settings in navigation are copied, and take precedence over fields', () => {
    const settings = { icon: 'star', badge: { label: 'new' }, description: 'Shorter' };
    expect(buildNavigation([{ ...page, navigation: settings }], '/', { fields: ['description'] })).toEqual([
      { title: 'A', path: '/a', stem: 'a', ...settings },
    ]);
  });

  test('authors cannot change its position', () => {
    const settings = { path: '/b', stem: 'b', children: [{ title: 'C' }], page: false };
    expect(buildNavigation([{ ...page, navigation: settings }])).toEqual([{ title: 'A', path: '/a', stem: 'a' }]);
  });

  test('a name that every object has is an ordinary name', () => {
    const settings = JSON.parse('{"__proto__": {"page": false}, "constructor": "x"}') as Record<string, unknown>;
    const [item] = buildNavigation([{ ...page, path: '/__proto__/constructor', navigation: settings }]);
    expect(item).toMatchObject({ path: '/__proto__', children: [{ path: '/__proto__/constructor' }] });
    expect(Object.getPrototypeOf(item?.children?.[0])).toBe(Object.prototype);
  });
});

test('the parent folder of an index page has its own stem', () => {
  const [folder] = buildNavigation([{ title: 'G', path: '/docs/guide', stem: 'docs/1.guide/index', navigation: null }]);
  expect(folder).toMatchObject({ path: '/docs', stem: 'docs', page: false });
});

test('a folder named index is an ordinary folder', () => {
  const [docs] = buildNavigation(pagesOf('1.docs/index/part.md'));
  expect(docs).toMatchObject({
    path: '/docs',
    stem: '1.docs',
    children: [{ path: '/docs/index', stem: '1.docs/index' }],
  });
});

test('of two files with the same path the first is listed, because it is served', () => {
  expect(buildNavigation(pagesOf('docs.md', 'docs/index.md'))).toEqual([
    { title: 'Page docs', path: '/docs', stem: 'docs' },
  ]);
});

test('10 comes after 2', () => {
  const files = ['1.a/10.k.md', '10.c/a.md', '1.a/2.j.md', '2.b/a.md'].map((file) => parseFilePath(file));
  const sorted = files.toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  const pages = sorted.map(({ path, stem }) => ({ title: path, path, stem, navigation: null }));
  expect(flattenNavigation(buildNavigation(pages)).map(({ path }) => path)).toEqual(['/a/j', '/a/k', '/b/a', '/c/a']);
});

test('a page that comes after the folder of its name turns it into a page', () => {
  const [guide] = buildNavigation([
    { title: 'X', path: '/guide/x', stem: '1.guide/x', navigation: null },
    { title: 'G', path: '/guide', stem: '2.guide', navigation: null },
  ]);
  expect(guide).toMatchObject({ title: 'G', path: '/guide' });
  expect(guide).not.toHaveProperty('page');
});
