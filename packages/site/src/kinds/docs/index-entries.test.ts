import type { NavigationItem } from '@recto/content';
import { expect, test } from 'vitest';
import { addIndexEntries } from './index-entries.ts';

const item = (title: string, path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title,
  path,
  stem: path.slice(1),
  ...more,
});

const setup = item('Setup', '/docs/start/setup');
const titles = new Map([
  ['docs/start', 'Introduction'],
  ['docs/start/setup', 'Setup'],
]);

test('an index page is an entry of its folder if the folder has another title', () => {
  const start = item('Getting started', '/docs/start', { lang: 'en', icon: 'lucide:flag', children: [setup] });
  expect(addIndexEntries([start], titles)).toEqual([
    {
      ...start,
      page: false,
      children: [item('Introduction', '/docs/start', { lang: 'en' }), setup],
    },
  ]);
});

test('folders at any depth have entries', () => {
  const outer = item('Guide', '/docs', {
    page: false,
    children: [item('Getting started', '/docs/start', { children: [setup] })],
  });
  expect(addIndexEntries([outer], titles)[0]?.children?.[0]?.children).toEqual([
    item('Introduction', '/docs/start'),
    setup,
  ]);
});

test.for([
  ['has the same title as its folder', item('Introduction', '/docs/start', { children: [setup] })],
  ['has no folder', item('Start', '/docs/start')],
  ['is not served, as the folder has no page', item('Start', '/docs/start', { page: false, children: [setup] })],
  ['does not exist', item('Files', '/docs/files', { page: false, children: [setup] })],
] as const)('no entry is added for an index page that %s', ([, entry]) => {
  expect(addIndexEntries([entry], titles)).toEqual([entry]);
});
