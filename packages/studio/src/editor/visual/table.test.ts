import { GapCursor } from '@tiptap/pm/gapcursor';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter } from '@tiptap/pm/tables';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { alignColumn } from './align-column.ts';

const TABLE = '| A | B |\n|:--|--:|\n| 1 | 2 |\n';

test.for([
  [addRowAfter, '| A | B |\n|:--|--:|\n| 1 | 2 |\n|  |  |\n'],
  [addColumnAfter, '| A |  | B |\n| :-- | --- | --: |\n| 1 |  | 2 |\n'],
  [alignColumn('center'), '| A | B |\n| :-: | --: |\n| 1 | 2 |\n'],
  [alignColumn(null), '| A | B |\n| --- | --: |\n| 1 | 2 |\n'],
] as const)('a row or column is added to a table with alignments, and a column is aligned', ([command, expected]) => {
  const { source, doc } = openMarkdown(TABLE);
  let start = 0;
  doc.descendants((node, at) => {
    if (node.text === '1') start = at;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, start) });
  let changed = doc;
  expect(
    command(state, (tr) => {
      changed = tr.doc;
    }),
  ).toBe(true);
  expect(saveMarkdown(source, changed)).toEqual({ text: expected, rejected: [] });
});

test('the caret cannot be placed between the cells or rows of a table', () => {
  const { doc } = openMarkdown(TABLE);
  const inside: number[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'tableRow')
      for (const position of [at, at + 1, at + node.nodeSize - 1]) inside.push(position);
  });
  expect(inside.length).toBe(6);
  const { valid } = GapCursor as unknown as { valid: (at: ReturnType<typeof doc.resolve>) => boolean };
  expect(inside.filter((position) => valid(doc.resolve(position)))).toEqual([]);
});
