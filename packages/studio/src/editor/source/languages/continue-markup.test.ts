import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { continueMarkup } from './continue-markup.ts';
import { language } from './markdown.ts';

/** The text after the key was pressed, with `|` at the cursor; `undefined` if the key has its default behaviour. */
function press(text: string): string | undefined {
  const anchor = text.indexOf('|');
  let state = EditorState.create({ doc: text.replace('|', ''), selection: { anchor }, extensions: [language] });
  ensureSyntaxTree(state, state.doc.length, 5000);
  const isDone = continueMarkup({
    state,
    dispatch: (transaction) => {
      ({ state } = transaction);
    },
  });
  const { head } = state.selection.main;
  return isDone ? `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}` : undefined;
}

test.for([
  ['- one|', '- one\n- |'],
  ['* on|e', '* on\n* |e'],
  ['  9. nine|', '  9. nine\n  10. |'],
  ['- [x] done|', '- [x] done\n- [ ] |'],
  ['> quoted|', '> quoted\n> |'],
  ['> - one|', '> - one\n> - |'],
  ['- one\n- |', '- one\n|'],
  ['> - |', '> |'],
  ['> |', '|'],
  ['|- one', undefined],
  ['words|', undefined],
  ['```\n- one|\n```', undefined],
  ['---\ntags:\n  - a|\n---', undefined],
] as const)('handles Enter in %j', ([text, expected]) => {
  expect(press(text)).toBe(expected);
});
