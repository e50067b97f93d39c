import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { editLink, isAddress, linkAround } from './edit-link.ts';

const pages = [{ path: 'content/en/second.md', kind: 'page', route: '/second', title: 'Second' }] as const;

/** Edits the link of the selected words, and returns the new text. */
function edit(source: string, words: string, link: { address: string; text?: string }): string {
  const { source: opened, doc } = openMarkdown(source);
  const text = doc.firstChild?.textContent ?? '';
  // Without words, the caret is before the full stop.
  const from = 1 + text.indexOf(words === '' ? '.' : words);
  const selection = TextSelection.create(doc, from, from + words.length);
  const state = EditorState.create({ doc, selection });
  const range = linkAround(state);
  return saveMarkdown(opened, editLink(state.tr, range, { text: range.text, pages, ...link }).doc).text;
}

test.for([
  ['A page.\n', 'page', { address: '/second' }, 'A [page](/second).\n'],
  ['A page: .\n', '', { address: '/second' }, 'A page: [Second](/second).\n'],
  ['A page: .\n', '', { address: 'https://x.example/a_b' }, 'A page: <https://x.example/a_b>.\n'],
  ['A page: .\n', '', { address: 'mailto:a@x.example' }, 'A page: <mailto:a@x.example>.\n'],
  ['A page: .\n', '', { address: 'https://x.example', text: 'X' }, 'A page: [X](https://x.example).\n'],
  ['A [page](/a).\n', 'page', { address: '' }, 'A page.\n'],
  ['A [page][p].\n\n[p]: /a\n', 'page', { address: '/second' }, 'A [page](/second).\n\n[p]: /a\n'],
] as const)('in %j, links %j to %j', ([source, words, link, expected]) => {
  expect(edit(source, words, link)).toBe(expected);
});

test.for([
  ['seco', false],
  ['two words.', false],
  ['/second', true],
  ['#end', true],
  ['./a.md', true],
  ['x.example', true],
  ['https://x.example', true],
  ['mailto:a@x.example', true],
] as const)('%j can be a URL: %j', ([text, expected]) => {
  expect(isAddress(text)).toBe(expected);
});
