import { expect, test } from 'vitest';
import { buildTree } from './build-tree.ts';
import { findTyped, stepInTree } from './tree-keys.ts';
import { listRows } from './visible-rows.ts';
import type { Row } from './visible-rows.ts';

const roots = buildTree(
  ['a/apple.md', 'a/avocado.md', 'b.md'].map((path) => ({ path: `content/${path}`, kind: 'page', collection: 'docs' })),
  { collections: ['docs'], content: 'content', other: '' },
);
const [DOCS, A, APPLE, AVOCADO, B] = [
  'collection docs',
  'folder docs content/a',
  'content/a/apple.md',
  'content/a/avocado.md',
  'content/b.md',
];
const none: ReadonlySet<string> = new Set();
const open = listRows(roots, { open: new Set([DOCS, A]), whole: none });
const closed = listRows(roots, { open: new Set([DOCS]), whole: none });

test.for([
  [open, DOCS, 'ArrowDown', { focus: A }],
  [open, A, 'ArrowUp', { focus: DOCS }],
  [open, DOCS, 'ArrowUp', undefined],
  [open, B, 'ArrowDown', undefined],
  [open, APPLE, 'Home', { focus: DOCS }],
  [open, APPLE, 'End', { focus: B }],
  [closed, A, 'ArrowRight', { open: A }],
  [open, A, 'ArrowRight', { focus: APPLE }],
  [open, APPLE, 'ArrowRight', undefined],
  [open, APPLE, 'ArrowLeft', { focus: A }],
  [open, A, 'ArrowLeft', { close: A }],
  [closed, A, 'ArrowLeft', { focus: DOCS }],
  [open, A, 'x', undefined],
] as const)('%# %s %s', ([rows, active, key, step]) => {
  expect(stepInTree(rows, active, key)).toEqual(step);
});

test('opens with the left arrow in right-to-left layouts', () => {
  expect(stepInTree(closed, A, 'ArrowLeft', true)).toEqual({ open: A });
  expect(stepInTree(open, APPLE, 'ArrowRight', true)).toEqual({ focus: A });
});

test.for([
  [DOCS, 'a', A],
  [A, 'a', APPLE],
  [APPLE, 'aa', AVOCADO],
  [AVOCADO, 'a', A],
  [APPLE, 'av', AVOCADO],
  [APPLE, 'ap', APPLE],
  [B, 'z', undefined],
] as const)('at %s, typing %s leads to %s', ([active, typed, expected]) => {
  const labelOf = (row: Row): string => row.id.split(/[ /]/u).at(-1) ?? '';
  expect(findTyped(open, active, typed, labelOf)).toBe(expected);
});
