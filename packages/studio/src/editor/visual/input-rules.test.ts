import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { markdownShortcuts } from './input-rules.ts';

/** Types a text after the last character of the first block, and returns the saved text. */
function typed(file: string, text: string): string {
  const { source, doc } = openMarkdown(file);
  const plugin = markdownShortcuts();
  const end = (doc.firstChild?.content.size ?? 0) + 1;
  const editor = {
    composing: false,
    state: EditorState.create({ doc, plugins: [plugin], selection: TextSelection.create(doc, end) }),
    dispatch(tr: Transaction) {
      editor.state = editor.state.apply(tr);
    },
  };
  const view = editor as unknown as EditorView;
  for (const character of text) {
    const { from, to } = editor.state.selection;
    const insert = (): Transaction => editor.state.tr.insertText(character, from, to);
    const isHandled = plugin.props.handleTextInput?.call(plugin, view, from, to, character, insert) === true;
    if (!isHandled) editor.dispatch(insert());
  }
  editor.state.doc.check();
  const saved = saveMarkdown(source, editor.state.doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

test.for([
  ['A\n', ' [page](/docs) after', 'A [page](/docs) after\n'],
  ['A\n', ' ![alt text](/mark.png) after', 'A ![alt text](/mark.png) after\n'],
  ['A\n', ' ![](/mark.png)', 'A ![](/mark.png)\n'],
  ['A\n', ' [a **b** c](/docs)', 'A [a **b** c](/docs)\n'],
  // A URL with a script, and no text.
  ['A\n', ' [a](javascript:x)', 'A \\[a](javascript:x)\n'],
  ['A\n', ' [](/x)', 'A \\[](/x)\n'],
  ['A\n', ' **b** *i* `c`', 'A **b** *i* `c`\n'],
] as const)('in %j, typing %j', ([file, text, expected]) => {
  expect(typed(file, text)).toBe(expected);
});
