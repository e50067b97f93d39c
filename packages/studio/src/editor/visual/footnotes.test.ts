import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { goToFootnote, insertFootnote } from './footnotes.ts';

function inserted(text: string, note: string): { text: string; rejected: number[] } {
  const { source, doc } = openMarkdown(text);
  let at = 0;
  doc.descendants((node, position) => {
    if (node.isText && at === 0) at = position + node.nodeSize;
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  insertFootnote(state, (tr) => {
    tr.doc.check();
    state = state.apply(tr);
  });
  return saveMarkdown(source, note === '' ? state.doc : state.tr.insertText(note).doc);
}

test.for([
  ['One\n\nTwo\n', 'One[^1]\n\nTwo\n\n[^1]: Note\n'],
  ['One[^1]\n\n[^1]: First\n', 'One[^2][^1]\n\n[^1]: First\n\n[^2]: Note\n'],
  ['# One\r\n\r\n[a]: /b\r\n', '# One[^1]\r\n\r\n[^1]: Note\r\n\r\n[a]: /b\r\n'],
] as const)('inserts a footnote in %j', ([text, expected]) => {
  expect(inserted(text, 'Note')).toEqual({ text: expected, rejected: [] });
});

test('a footnote without text can be saved', () => {
  expect(inserted('One\n', '')).toEqual({ text: 'One[^1]\n\n[^1]:\n', rejected: [] });
});

test('the caret can be placed in the text of a footnote', () => {
  const { doc } = openMarkdown('One[^a]\n\n[^a]: Note\n');
  let state = EditorState.create({ doc });
  expect(goToFootnote('a')(state, (tr) => (state = state.apply(tr)))).toBe(true);
  expect([state.selection.$from.parent.textContent, state.selection.$from.parentOffset]).toEqual(['Note', 4]);
  expect(goToFootnote('b')(state)).toBe(false);
});
