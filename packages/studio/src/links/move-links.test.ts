import { expect, test } from 'vitest';
import { createLinkTargets } from './link-targets.ts';
import type { LinkedFile } from './link-targets.ts';
import { moveLinks } from './move-links.ts';

const files: LinkedFile[] = [
  { path: 'content/en/index.md', route: '/en', locale: 'en' },
  { path: 'content/en/1.guide/1.start.md', route: '/en/guide/start', locale: 'en' },
  { path: 'content/en/1.guide/2.next.md', route: '/en/guide/next', locale: 'en' },
  { path: 'content/de/1.guide/2.next.md', route: '/de/guide/next', locale: 'de' },
  { path: 'content/team.yml' },
];
const [home, start, next, german, team] = files as [LinkedFile, LinkedFile, LinkedFile, LinkedFile, LinkedFile];
const targets = createLinkTargets(files, ['en', 'de', 'ar']);
const folders = { content: 'content', public: 'public' };

test.for([
  ['/en/guide/start', home, start],
  ['/en/guide/start/', home, start],
  ['/en/guide/start?a=1#b', home, start],
  ['/guide/start', home, start],
  ['/guide/next', german, german],
  // Not translated: the page of the default language is shown.
  ['/guide/start', german, start],
  ['/ar/guide/next', home, next],
  ['/', home, home],
  ['/en', home, home],
  ['./2.next.md', start, next],
  ['2.next.md#part', start, next],
  ['../index.md', start, home],
  ['next', start, next],
  ['./next', start, next],
  ['/en/none', home, undefined],
  ['./none.md', start, undefined],
  ['/en/guide', home, undefined],
  ['next', team, undefined],
  ['../../../../../etc/passwd.md', start, undefined],
  ['/%', home, undefined],
] as const)('%s points from %o to %o', ([address, from, to]) => {
  expect(targets.resolve(address, from)?.path).toBe(to?.path);
});

/** The next page moves to `/en/docs/other`. */
const to = 'content/en/docs/3.other.md';
const moves = {
  paths: new Map([[next.path, to]]),
  routeOf: (path: string) => (path === to ? '/en/docs/other' : files.find((file) => file.path === path)?.route),
  targets,
  folders,
};

test.for([
  ['[a](/en/guide/next)', '[a](/en/docs/other)'],
  ['[a](/en/guide/next/)', '[a](/en/docs/other/)'],
  ['[a](/guide/next#part "T")', '[a](/docs/other#part "T")'],
  ['[a](/ar/guide/next?b=1)', '[a](/ar/docs/other?b=1)'],
  ['[a](./2.next.md#part)', '[a](../docs/3.other.md#part)'],
  ['[a](2.next.md)', '[a](../docs/3.other.md)'],
  ['[a](next)', '[a](/en/docs/other)'],
  ['[a](/de/guide/next) [b](/en/guide/start)', '[a](/de/guide/next) [b](/en/guide/start)'],
  ['`[a](/en/guide/next)` /en/guide/next', '`[a](/en/guide/next)` /en/guide/next'],
] as const)('in another file, %s becomes %s', ([before, after]) => {
  expect(moveLinks(before, start, moves)).toBe(after);
});

test('the links of a moved file still point to the same pages', () => {
  const before = [
    '---\r\nimage: ./pictures/a.png   # kept',
    '---',
    '[a](./1.start.md) [b](start) [c](/en/guide/next#x) [d](/guide/start) ![e](../../logo.svg) ![f](/g.png)',
  ].join('\n');
  const after = [
    '---\r\nimage: ../1.guide/pictures/a.png   # kept',
    '---',
    '[a](../1.guide/1.start.md) [b](/en/guide/start) [c](/en/docs/other#x) [d](/guide/start) ![e](../../logo.svg) ![f](/g.png)',
  ].join('\n');
  expect(moveLinks(before, next, moves)).toBe(after);
});

test('two renumbered files link to each other by their new paths', () => {
  const paths = new Map([
    [start.path, 'content/en/1.guide/2.start.md'],
    [next.path, 'content/en/1.guide/1.next.md'],
  ]);
  const routeOf = (path: string) => `/en/guide/${path.includes('start') ? 'start' : 'next'}`;
  const swap = { paths, routeOf, targets, folders };
  expect(moveLinks('[a](./2.next.md) [b](/en/guide/next) ![c](./c.png)', start, swap)).toBe(
    '[a](./1.next.md) [b](/en/guide/next) ![c](./c.png)',
  );
});

test('paths with non-Latin letters stay readable, and spaces are encoded', () => {
  const arabic = {
    ...moves,
    paths: new Map([[next.path, 'content/en/a b/الصفحة.md']]),
    routeOf: () => '/en/a b/الصفحة',
  };
  expect(moveLinks('[a](/en/guide/next) [b](./2.next.md)', start, arabic)).toBe(
    '[a](/en/a%20b/الصفحة) [b](../a%20b/الصفحة.md)',
  );
});

test('paths have no language prefix if there is one language', () => {
  const pages = [
    { path: 'content/a.md', route: '/a' },
    { path: 'content/b.md', route: '/b' },
  ];
  const single = {
    ...moves,
    targets: createLinkTargets(pages, ['en']),
    paths: new Map([['content/b.md', 'content/c.md']]),
    routeOf: () => '/c',
  };
  expect(moveLinks('[a](/b) [b](b) [c](/a)', { path: 'content/a.md', route: '/a' }, single)).toBe(
    '[a](/c) [b](/c) [c](/a)',
  );
});

test('updates paths of pictures that move with or without the text', () => {
  const paths = new Map([
    [start.path, 'content/en/2.manual/1.start.md'],
    ['content/en/1.guide/a.png', 'content/en/2.manual/a.png'],
  ]);
  const folder = { ...moves, paths, routeOf: () => '/en/manual/start' };
  expect(moveLinks('![a](./a.png) ![b](../b.png)', start, folder)).toBe('![a](./a.png) ![b](../b.png)');
  expect(moveLinks('![a](./1.guide/a.png) ![b](./b.png)', home, folder)).toBe('![a](./2.manual/a.png) ![b](./b.png)');
});
