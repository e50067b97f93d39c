import { expect, test } from 'vitest';
import { buildTree } from './build-tree.ts';
import { locationOfRow } from './row-location.ts';
import { listRows } from './visible-rows.ts';

test('returns the parent folder and name of rows, using the outer folder of joined folders', () => {
  const entries = ['docs/1.a.md', 'docs/2.b/deep/c.md'].map((path) => ({
    path: `content/${path}`,
    kind: 'page' as const,
    collection: 'docs',
  }));
  const roots = buildTree(entries, { collections: ['docs'], content: 'content', other: '' });
  const all = new Set(['collection docs', 'folder docs content/docs/2.b/deep']);
  const rows = listRows(roots, { open: all, whole: new Set() });
  expect(rows.map((row) => locationOfRow(row, rows))).toEqual([
    undefined,
    { folder: 'content/docs', name: '1.a.md' },
    { folder: 'content/docs', name: '2.b' },
    { folder: 'content/docs/2.b/deep', name: 'c.md' },
  ]);
});
