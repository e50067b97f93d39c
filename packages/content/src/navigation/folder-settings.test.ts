import { describe, expect, test } from 'vitest';
import { buildNavigation } from './navigation.ts';
import type { NavigationPage } from './navigation-item.ts';

function page(stem: string, more: Partial<NavigationPage> = {}): NavigationPage {
  return { title: `Page ${stem}`, path: `/${stem.replace(/\/?index$/u, '')}`, stem, navigation: null, ...more };
}

/** The row of a `.navigation` file in a folder, as a build creates it. */
function settings(folder: string, more: Partial<NavigationPage> = {}): NavigationPage {
  const stem = folder === '' ? '.navigation' : `${folder}/.navigation`;
  return { title: 'Navigation', path: `/${stem}`, stem, navigation: null, ...more };
}

test('the file is not a page', () => {
  expect(buildNavigation([settings(''), settings('docs')])).toEqual([]);
});

test('a folder without a page gets the settings of its file', () => {
  const pages = [settings('docs', { title: 'Handbook', meta: { icon: 'book', badge: 'new' } }), page('docs/a')];
  expect(buildNavigation(pages)).toEqual([
    {
      title: 'Handbook',
      path: '/docs',
      stem: 'docs',
      page: false,
      icon: 'book',
      badge: 'new',
      children: [{ title: 'Page docs/a', path: '/docs/a', stem: 'docs/a' }],
    },
  ]);
});

test('the source hash of a translated file is not a setting', () => {
  const pages = [
    settings('docs', { title: 'Manuel', meta: { sourceHash: '0123456789abcdef', icon: 'book' } }),
    page('docs/a'),
  ];
  expect(buildNavigation(pages)).toMatchObject([{ title: 'Manuel', icon: 'book' }]);
  expect(buildNavigation(pages)[0]).not.toHaveProperty('sourceHash');
});

test.for(['navigation', 'Navigation', 'NAVIGATION', '.navigation', '', '  '])(
  'the title "%s" comes from the file name and is ignored',
  (title) => {
    const [folder] = buildNavigation([settings('getting-started', { title }), page('getting-started/a')]);
    expect(folder?.title).toBe('Getting Started');
  },
);

describe('the title of a folder with a page', () => {
  const named = { navigation: { title: 'Short' } };
  test.for([
    ['the title of the folder', settings('docs', { title: 'Folder' }), page('docs/index', named), 'Folder'],
    [
      'the title in navigation of the folder',
      settings('docs', { title: 'F', navigation: { title: 'Folder' } }),
      page('docs/index'),
      'Folder',
    ],
    ['then the title in navigation of the page', settings('docs'), page('docs/index', named), 'Short'],
    ['then the title of the page', settings('docs'), page('docs/index'), 'Page docs/index'],
    ['finally its path segment', settings('docs'), page('docs/index', { title: '' }), 'Docs'],
  ] as const)('is %s', ([, file, index, title]) => {
    for (const pages of [
      [file, index, page('docs/a')],
      [page('docs/a'), index, file],
    ]) {
      const [folder, ...others] = buildNavigation(pages);
      expect(others).toEqual([]);
      expect(folder).toMatchObject({ title, path: '/docs', stem: 'docs/index' });
      expect(folder).not.toHaveProperty('page');
    }
  });
});

describe('navigation: false', () => {
  test('hides the folder and everything below it, and nothing else', () => {
    const pages = [
      settings('docs', { navigation: false }),
      page('docs/index'),
      page('docs/a'),
      page('docs/deep/b', { navigation: true }),
      page('docs-old/c'),
    ];
    expect(buildNavigation(pages).map(({ path }) => path)).toEqual(['/docs-old']);
    expect(buildNavigation(pages, '/docs')).toEqual([]);
    expect(buildNavigation(pages, '/docs/deep')).toEqual([]);
  });

  test('leaves no empty parent folder', () => {
    expect(buildNavigation([settings('a/b', { navigation: false }), page('a/b/c')])).toEqual([]);
  });

  test('at the root hides everything', () => {
    expect(buildNavigation([settings('', { navigation: false }), page('index'), page('a/b')])).toEqual([]);
  });
});

test('page: false makes a folder that is not a link, although it has a page', () => {
  const [folder] = buildNavigation([settings('docs', { meta: { page: false } }), page('docs/index'), page('docs/a')]);
  expect(folder).toMatchObject({ path: '/docs', page: false });
});

test.for([
  ['does not create a page', [page('docs/a')], { path: '/docs', page: false }],
  [
    'does not change an existing page',
    [page('docs/index')],
    { title: 'Page docs/index', path: '/docs', stem: 'docs/index' },
  ],
] as const)('page: true %s', ([, pages, folder]) => {
  const [item] = buildNavigation([settings('docs', { meta: { page: true } }), ...pages]);
  expect(item).toMatchObject(folder);
  expect(item?.page).toBe('page' in folder ? false : undefined);
});

test('the file at the root applies to the home page', () => {
  const [home, other] = buildNavigation([settings('', { title: 'Start' }), page('index'), page('a')]);
  expect([home?.title, other?.title]).toEqual(['Start', 'Page a']);
});

test('settings of the folder take precedence over those of its page, defaults of its columns do not', () => {
  const file = { ...settings('docs', { meta: { icon: 'folder' } }), links: [], description: 'Of the folder' };
  const index = {
    ...page('docs/index', { navigation: { icon: 'page', badge: 'new' } }),
    links: ['/x'],
    description: '',
  };
  expect(buildNavigation([file, index], '/', { fields: ['links', 'description'] })).toEqual([
    {
      title: 'Page docs/index',
      path: '/docs',
      stem: 'docs/index',
      icon: 'folder',
      badge: 'new',
      links: ['/x'],
      description: 'Of the folder',
    },
  ]);
});
