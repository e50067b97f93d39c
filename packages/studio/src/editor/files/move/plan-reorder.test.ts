import { expect, test } from 'vitest';
import type { FileEntry } from '../list-entries.ts';
import { orderIn, planReorder } from './plan-reorder.ts';

const entriesOf = (...names: string[]): FileEntry[] =>
  names.map((name) => ({ path: `content/${name}`, kind: 'page', publishedPath: `content/${name}` }));
const plan = (entries: FileEntry[], name: string, to: number) => {
  const reorder = planReorder('content', name, to, entries);
  const short = (path: string): string => path.slice('content/'.length);
  return reorder && Object.fromEntries([...reorder.moves].map(([from, next]) => [short(from), short(next)]));
};

const numbered = entriesOf('index.md', '1.a.md', '2.b/1.x.md', '2.b/.navigation.yml', '3.c.md', '10.d.md');

test('orders by number, without the index page of the folder', () => {
  expect(orderIn('content', numbered)).toEqual(['1.a.md', '2.b', '3.c.md', '10.d.md']);
  expect(orderIn('content', entriesOf('a.md', 'b.md', '1.c.md'))).toEqual([]);
});

test.for([
  [
    '3.c.md',
    0,
    {
      '3.c.md': '1.c.md',
      '1.a.md': '2.a.md',
      '2.b/1.x.md': '3.b/1.x.md',
      '2.b/.navigation.yml': '3.b/.navigation.yml',
    },
  ],
  ['1.a.md', 1, { '1.a.md': '2.a.md', '2.b/1.x.md': '1.b/1.x.md', '2.b/.navigation.yml': '1.b/.navigation.yml' }],
  // The gap between 3 and 10 is kept.
  ['10.d.md', 2, { '10.d.md': '3.d.md', '3.c.md': '10.c.md' }],
  ['3.c.md', 99, { '10.d.md': '3.d.md', '3.c.md': '10.c.md' }],
  ['3.c.md', 2, undefined],
  ['index.md', 0, undefined],
  ['none.md', 0, undefined],
] as const)('moves %s to index %i', ([name, to, moves]) => {
  expect(plan(numbered, name, to)).toEqual(moves);
});

test('renumbers duplicate numbers and keeps their number of digits', () => {
  expect(plan(entriesOf('01.a.md', '01.b.md', '02.c.md'), '02.c.md', 0)).toEqual({
    '02.c.md': '01.c.md',
    '01.a.md': '02.a.md',
    '01.b.md': '03.b.md',
  });
});

test('returns the new position', () => {
  expect(planReorder('content', '3.c.md', 0, numbered)).toMatchObject({
    path: 'content/1.c.md',
    position: 1,
    count: 4,
  });
});

test('ignores deleted files', () => {
  const deleted = entriesOf('1.a.md').map((entry) => ({ ...entry, change: 'delete' as const }));
  expect(plan([...deleted, ...entriesOf('2.b.md', '3.c.md')], '3.c.md', 0)).toEqual({
    '3.c.md': '2.c.md',
    '2.b.md': '3.b.md',
  });
});
