import type { Node } from '@tiptap/pm/model';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { expect, test } from 'vitest';
import { schema } from '../markdown/schema.ts';
import { endSlash, openSlash, slashIn, slashPlugin } from './slash-menu.ts';

const { doc, paragraph, heading, rule, codeBlock } = schema.nodes;
const text = (value: string): Node => schema.text(value);
const CONTENT = doc.create(null, [
  heading.create({ level: 2 }, text('Title')),
  paragraph.create(null, text('one two')),
  rule.create(),
  codeBlock.create(null, text('code')),
]);

/** An editor without a page, with the selection at a text, or at the rule. */
function startEditor(selected: string) {
  let at = 0;
  CONTENT.descendants((node, position) => {
    if (node.isText && node.text?.includes(selected)) at = position + node.text.indexOf(selected) + selected.length;
    if (node.type === rule && selected === 'rule') at = position;
  });
  const selection = selected === 'rule' ? NodeSelection.create(CONTENT, at) : TextSelection.create(CONTENT, at);
  const editor = {
    state: EditorState.create({ doc: CONTENT, selection, plugins: [slashPlugin(() => false)] }),
    dispatch(tr: Transaction) {
      editor.state = editor.state.apply(tr);
    },
  };
  return editor as typeof editor & EditorView;
}

function textsOf({ state }: EditorView): string[] {
  return state.doc.children.map((node) => (node.isTextblock ? node.textContent : node.type.name));
}

test.for<[selected: string, texts: string[]]>([
  ['Title', ['Title', '/', 'one two', 'rule', 'code']],
  ['one', ['Title', 'one / two', 'rule', 'code']],
  ['one ', ['Title', 'one /two', 'rule', 'code']],
  ['rule', ['Title', 'one two', 'rule', '/', 'code']],
  ['code', ['Title', 'one two', 'rule', 'code', '/']],
])('the button opens the list after %j, and closing it leaves the text as it was', ([selected, texts]) => {
  const editor = startEditor(selected);
  openSlash(editor);
  expect(textsOf(editor)).toEqual(texts);
  editor.dispatch(editor.state.tr.insertText('ta'));
  expect(slashIn(editor.state)?.query).toBe('ta');
  endSlash(editor, false);
  expect(editor.state.doc.eq(CONTENT)).toBe(true);
  expect(slashIn(editor.state)).toBeUndefined();
});

test('the button replaces no selected text', () => {
  const editor = startEditor('one');
  const { tr, selection } = editor.state;
  editor.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.from - 3, selection.from)));
  openSlash(editor);
  expect(textsOf(editor)[1]).toBe('one / two');
});

test.for(['Title', 'one'])('moving the caret away closes the list of the button after %j', (selected) => {
  const editor = startEditor(selected);
  openSlash(editor);
  editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 1)));
  expect(editor.state.doc.eq(CONTENT)).toBe(true);
});

test('a choice removes the slash and its text, and a typed slash stays if nothing is chosen', () => {
  const editor = startEditor('one');
  openSlash(editor);
  editor.dispatch(editor.state.tr.insertText('ta'));
  endSlash(editor, true);
  expect(editor.state.doc.eq(CONTENT)).toBe(true);
  editor.dispatch(editor.state.tr.insertText(' /'));
  expect(slashIn(editor.state)?.query).toBe('');
  endSlash(editor, false);
  expect(textsOf(editor)[1]).toBe('one / two');
});
