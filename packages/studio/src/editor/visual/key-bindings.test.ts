import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { Command } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { schema } from '../markdown/schema.ts';
import { editorKeys } from './key-bindings.ts';

const nothing = (): void => undefined;
const keys = editorKeys({
  undo: nothing,
  redo: nothing,
  link: nothing,
  find: nothing,
  edit: nothing,
  toolbar: nothing,
});
const enter = keys['Enter'] as Command;
const down = keys['ArrowDown'] as Command;

/** Types `!` at the end of the first block that ends with `words`, after these commands; `undefined` if one does nothing. */
function edited(text: string, words: string, ...commands: Command[]): string | undefined {
  const { source, doc } = openMarkdown(text);
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, endOf(doc, words))));
  for (const command of commands) {
    const isDone = command(state, (tr) => {
      tr.doc.check();
      state = state.apply(tr);
    });
    if (!isDone) return undefined;
  }
  const saved = saveMarkdown(source, state.tr.insertText('!').doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

function endOf(doc: Node, words: string): number {
  let end = -1;
  doc.descendants((node, position) => {
    if (end === -1 && node.isTextblock && node.textContent.endsWith(words)) end = position + 1 + node.content.size;
  });
  return end;
}

test.for([
  ['::callout\nIn\n::\n', 'In', '::callout\nIn\n::\n\n!\n'],
  ['::callout\nIn\n::\n\nB\n', 'In', '::callout\nIn\n::\n\n!\n\nB\n'],
  [':::a\n::b\nIn\n::\n:::\n', 'In', ':::a\n::b\nIn\n::\n\n!\n:::\n'],
  ['::a\nIn\n\n#title\nT\n::\n', 'In', '::a\nIn\n\n#title\nT\n::\n\n!\n'],
  ['::a\nx\n\n- In\n::\n', 'In', '::a\nx\n\n- In\n\n!\n::\n'],
  ['> In\n', 'In', '> In\n\n!\n'],
  ['> In\n\nB\n', 'In', '> In\n\n!\n\nB\n'],
] as const)('in %j, Enter twice after %s leaves the container', ([text, words, expected]) => {
  expect(edited(text, words, enter, enter)).toBe(expected);
});

test('Enter in the middle of a component stays in it', () => {
  expect(edited('::a\nIn\n\nB\n::\n', 'In', enter, enter)).toBe('::a\nIn\n\n!\n\nB\n::\n');
});

test.for([
  ['\\`\\`\\`js\n', '```js\n!\n```\n'],
  ['\\`\\`\\`\n', '```\n!\n```\n'],
  ['> \\`\\`\\`c++\n', '> ```c++\n> !\n> ```\n'],
])('Enter after the text of %j creates a code block', ([text, expected]) => {
  const { doc } = openMarkdown(text as string);
  const words = doc.textContent;
  expect(edited(text as string, words, enter)).toBe(expected);
});

test('Enter after backticks with other text creates no code block', () => {
  expect(edited('x \\`\\`\\`js\n', 'js', enter)).toBe('x \\`\\`\\`js\n\n!\n');
});

test.for([
  ['```js\nx\n```\n', '```js\nx\n```\n\n!\n'],
  ['::a\n```js\nx\n```\n::\n', '::a\n```js\nx\n```\n\n!\n::\n'],
] as const)('in %j, ArrowDown and three times Enter leave the code block', ([text, expected]) => {
  expect(edited(text, 'x', down)).toBe(expected);
  expect(edited(text, 'x', enter, enter, enter)).toBe(expected);
});

test('Enter stays in a code block with one empty line, and in one that is followed by a block', () => {
  expect(edited('```\nx\n```\n', 'x', enter, enter)).toBe('```\nx\n\n!\n```\n');
  expect(edited('```\nx\n```\n\nB\n', 'x', enter, enter, enter)).toBe('```\nx\n\n\n!\n```\n\nB\n');
});

test.for(['```\nx\n```\n\nB\n', '> ```\n> x\n> ```\n\nB\n', '```\nx\n```\n\n---\n'])(
  'in %j, ArrowDown moves on to the next block',
  (text) => {
    expect(edited(text, 'x', down)).toBeUndefined();
  },
);

test('reviewing changes keeps its key', () => {
  expect(Object.keys(keys)).not.toContain('Mod-Enter');
  expect(schema.nodes.codeBlock.spec.code).toBe(true);
});

test('Tab in the last cell adds a row', () => {
  const table = '| A | B |\n|:--|--:|\n| 1 | In |\n';
  expect(edited(table, 'In', keys['Tab'] as Command)).toBe(`${table}| ! |  |\n`);
});
