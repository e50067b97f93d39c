import type { NavigationItem } from '@recto/content';
import { expect, test } from 'vitest';
import { arrangeSidebar, isExternalItem } from './arrange-sidebar.ts';
import { docs } from './docs.ts';
import { namedPages } from './sidebar-schema.ts';
import type { SidebarEntry } from './sidebar-schema.ts';

const page = (title: string, path: string, children?: NavigationItem[]): NavigationItem => ({
  title,
  path: `/fr${path}`,
  stem: `fr${path}`,
  ...(children && { children }),
});

const TREE: NavigationItem[] = [
  page('Start', '/docs/start'),
  page('Guide', '/docs/guide', [
    page('Install', '/docs/guide/install'),
    page('Write', '/docs/guide/write'),
    page('Deploy', '/docs/guide/deploy'),
  ]),
  { ...page('Reference', '/docs/reference', [page('Options', '/docs/reference/options')]), page: false },
  page('Credits', '/docs/credits'),
];

function arrange(
  entries: readonly SidebarEntry[],
  isComplete = true,
  onMissing: (path: string) => void = () => undefined,
): unknown[] {
  const localise = (path: string): string => (path.startsWith('/') ? `/fr${path}` : path);
  const translate = (label: string): string => ({ 'header.blog': 'Journal' })[label] ?? label;
  return outline(arrangeSidebar(TREE, entries, { root: '/fr/docs', localise, translate, isComplete, onMissing }));
}

/** Reduces the items to their titles and the titles of their children. */
function outline(items: readonly NavigationItem[]): unknown[] {
  return items.map(({ title, children }) => (children ? { [title]: outline(children) } : title));
}

test('lists the entries in the configured order and omits all others', () => {
  expect(arrange(['/docs/credits', '/docs/start'])).toEqual(['Credits', 'Start']);
});

test('* is replaced by all entries that are not listed', () => {
  expect(arrange(['/docs/credits', '*', '/docs/start'])).toEqual([
    'Credits',
    { Guide: ['Install', 'Write', 'Deploy'] },
    { Reference: ['Options'] },
    'Start',
  ]);
});

test('a page that is listed separately is not repeated in its folder', () => {
  expect(arrange(['/docs/guide/write', '/docs/guide', '*'])).toEqual([
    'Write',
    { Guide: ['Install', 'Deploy'] },
    'Start',
    { Reference: ['Options'] },
    'Credits',
  ]);
});

test('a folder without an index page is omitted if it has no pages left', () => {
  expect(arrange(['/docs/reference/options', '*'])).toEqual([
    'Options',
    'Start',
    { Guide: ['Install', 'Write', 'Deploy'] },
    'Credits',
  ]);
});

test('groups have labels and can be nested; labels can be keys of the language packs', () => {
  expect(
    arrange([
      { label: 'Basics', items: ['/docs/start', { label: 'More', items: ['/docs/guide/install'] }] },
      { label: 'header.blog', to: '/blog' },
      { label: 'Rest', items: ['*'] },
    ]),
  ).toEqual([
    { Basics: ['Start', { More: ['Install'] }] },
    'Journal',
    { Rest: [{ Guide: ['Write', 'Deploy'] }, { Reference: ['Options'] }, 'Credits'] },
  ]);
});

test('an entry can have another label, and a folder can be collapsed', () => {
  const options = {
    root: '/fr/docs',
    localise: (path: string) => `/fr${path}`,
    translate: (label: string) => label,
    isComplete: true,
  };
  const [guide] = arrangeSidebar(TREE, [{ to: '/docs/guide', label: 'How to', collapsed: true }], options);
  expect(guide).toMatchObject({ title: 'How to', collapsed: true, path: '/fr/docs/guide' });
});

test('links to other sites without a label show the host name', () => {
  expect(arrange([{ to: 'https://chat.example/a' }, { to: 'https://x.example', label: 'Forum' }])).toEqual([
    'chat.example',
    'Forum',
  ]);
});

test('links to pages outside the documentation are neither pages nor groups', () => {
  const options = {
    root: '/fr/docs',
    localise: (path: string) => `/fr${path}`,
    translate: (label: string) => label,
    isComplete: true,
  };
  const items = arrangeSidebar(
    TREE,
    ['/docs/start', { label: 'Blog', to: '/blog' }, { label: 'Group', items: ['/docs/credits'] }],
    options,
  );
  expect(items.map(isExternalItem)).toEqual([false, true, false]);
  expect(new Set(items.map(({ path }) => path)).size).toBe(3);
});

test('omits and reports an entry without a page, and only omits a missing translation', () => {
  const missing: string[] = [];
  const onMissing = (path: string) => missing.push(path);
  expect(arrange(['/docs/gone', '/docs/start'], true, onMissing)).toEqual(['Start']);
  expect(missing).toEqual(['/docs/gone']);
  expect(arrange(['/docs/gone', '/docs/start'], false, onMissing)).toEqual(['Start']);
  expect(arrange([{ label: 'Group', items: ['/docs/gone'] }], false, onMissing)).toEqual([]);
  expect(missing).toHaveLength(1);
});

test('lists the entries that must be pages or folders: those without a label', () => {
  const entries = ['/docs/a', '*', { label: 'B', to: '/b' }, { to: '/docs/c' }, { to: 'https://chat.example' }];
  const named = namedPages([...entries, { label: 'Group', items: ['/docs/d'] }]);
  expect(named.map(({ path }) => path)).toEqual(['/docs/a', '/docs/c', '/docs/d']);
});

test.for([[['docs/start']], [[{ label: 'Empty', items: [] }]], [[{ to: '/docs', labl: 'x' }]], [[]]] as const)(
  'rejects %o',
  ([sidebar]) => {
    expect(() => docs('/docs', { sidebar: sidebar as unknown as SidebarEntry[] })).toThrow(
      "The sidebar of docs('/docs')",
    );
  },
);
