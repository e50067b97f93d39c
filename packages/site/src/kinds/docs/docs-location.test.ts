import type { NavigationItem } from '@recto/content';
import { expect, test } from 'vitest';
import { findLocation } from './docs-location.ts';

const page = (title: string, path: string, children?: NavigationItem[]): NavigationItem => ({
  title,
  path,
  stem: path,
  ...(children && { children }),
});

const navigation: NavigationItem[] = [
  page('Start', '/docs/start', [
    page('Set-up', '/docs/start/setup'),
    page('Move', '/docs/start/move', [page('From paper', '/docs/start/move/paper')]),
  ]),
  {
    ...page('Files', '/docs/files', [
      page('Markdown', '/docs/files/markdown'),
      { ...page('Data', '/docs/files/data', [page('CSV', '/docs/files/data/csv')]), page: false },
    ]),
    page: false,
    lang: 'en',
  },
  page('Alone', '/docs/alone'),
];

const start = { label: 'Start', to: '/docs/start' };
const files = { label: 'Files', to: '/docs/files/markdown', lang: 'en' };

test.for([
  ['/docs/start', '1.1', [start]],
  ['/docs/start/setup', '1.2', [start]],
  ['/docs/start/move', '1.3', [start]],
  ['/docs/start/move/paper', '1.4', [start, { label: 'Move', to: '/docs/start/move' }]],
  ['/docs/files/markdown', '2.1', [files]],
  ['/docs/files/data/csv', '2.2', [files, { label: 'Data', to: '/docs/files/data/csv' }]],
  ['/docs/files/unlisted', '2', [files]],
  ['/docs/alone', '3.1', []],
  ['/elsewhere', '', []],
] as const)('the location of %s is "%s"', ([path, number, trail]) => {
  expect(findLocation(navigation, path)).toEqual({ start: '/docs/start', number, trail });
});

test('the documentation starts with the first page of a folder without an index page', () => {
  expect(findLocation(navigation.slice(1), '/docs/alone').start).toBe('/docs/files/markdown');
});

test('a page in a sidebar group has a number and the group in its trail', () => {
  const group = {
    ...page('Basics', '/docs/~0', [page('Alone', '/docs/alone'), page('Start', '/docs/start')]),
    page: false as const,
  };
  expect(findLocation([group], '/docs/start')).toEqual({
    start: '/docs/alone',
    number: '1.2',
    trail: [{ label: 'Basics', to: '/docs/alone' }],
  });
});
