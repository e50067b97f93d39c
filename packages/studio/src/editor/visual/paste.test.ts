import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { linkSelection, pastedText } from './paste.ts';

/** Pastes text over `X` in a file, as the editor does, and returns the saved file. */
function pasted(text: string, file = 'X\n', isPlain = false): string {
  const { source, doc } = openMarkdown(file);
  const at = positionOf(doc, 'X');
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at, at + 1) });
  const { tr } = state;
  tr.delete(at, at + 1);
  const slice = pastedText(text, tr.selection.$from, isPlain);
  const only = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1;
  if (only && slice.content.firstChild) tr.replaceSelectionWith(slice.content.firstChild, isPlain);
  else tr.replaceSelection(slice);
  tr.doc.check();
  const saved = saveMarkdown(source, tr.doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

function positionOf(doc: Node, words: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    const index = node.isText && found === -1 ? (node.text ?? '').indexOf(words) : -1;
    if (index !== -1) found = position + index;
  });
  return found;
}

test.for([
  '# Head\n',
  '# Head\n\nText\n',
  'Text\n\n## Head\n',
  '- a\n- b\n',
  '- [ ] a\n- [x] b\n',
  '1. a\n2. b\n',
  '> a\n',
  '```js\nlet a = 1;\n\n# no heading\n```\n',
  '| a | b |\n| --- | --- |\n| 1 | 2 |\n',
  'A [link](https://example.com) in text.\n',
  'Some **bold**, *italic* and `code`.\n',
  '![Alt](/a.png)\n',
  '::callout{title="A"}\nIn\n::\n',
  'Note[^1] and **more**\n\n[^1]: The note.\n',
])('pastes %j as markdown', (text) => {
  expect(pasted(text)).toBe(text);
});

test.for([
  ['3 * 4 * 5 = 60', '3 * 4 * 5 = 60\n'],
  ['2*3*4', '2\\*3\\*4\n'],
  ['snake_case_name', 'snake_case_name\n'],
  ['1. May 2024', '1\\. May 2024\n'],
  ['#hashtag', '#hashtag\n'],
  ['one\ntwo', 'one\n\ntwo\n'],
  ['    four spaces', 'four spaces\n'],
  ['C:\\*.txt', 'C:\\\\\\*.txt\n'],
] as const)('pastes the sentence %j as text', ([text, expected]) => {
  expect(pasted(text).replace('\\#', '#')).toBe(expected);
});

test('a URL in a sentence stays a link, and lines stay paragraphs', () => {
  expect(pasted('See https://example.com/a_b\r\nand www.example.com')).toBe(
    'See https://example.com/a_b\n\nand www.example.com\n',
  );
  expect(pasted('https://example.com/a_b')).toBe('https://example.com/a_b\n');
});

test('pastes front matter, unused definitions and invalid components as text', () => {
  expect(pasted('---\ntitle: A\n---\n\n# B')).toContain('title: A');
  expect(pasted('# A\n\n[b]: https://example.com/b')).toContain('example.com/b');
  expect(pasted('::callout{title=}}\n**a**\n::')).toContain('callout');
});

test('links with definitions are pasted as inline links', () => {
  expect(pasted('# A\n\n[b][c]\n\n[c]: https://example.com/c')).toBe('# A\n\n[b](https://example.com/c)\n');
});

test('pastes unformatted text on request, and in inline code', () => {
  expect(pasted('**a**', 'X\n', true)).toBe('\\*\\*a\\*\\*\n');
  expect(pasted('**a**', 'x `aXb`\n')).toBe('x `a**a**b`\n');
});

test('pastes into and between other text', () => {
  expect(pasted('**b**', 'a X c\n')).toBe('a **b** c\n');
  expect(pasted('# Head', 'a X c\n')).toBe('a \n\n# Head\n\n c\n');
  expect(pasted('- b\n- c', '- a\n- X\n')).toBe('- a\n- b\n- c\n');
  expect(pasted('1\n\n- b\n\n2', 'aXc\n')).toBe('a1\n\n- b\n\n2c\n');
});

/** Pastes a URL over `words` and returns the saved file; `undefined` if no link is made. */
function linked(file: string, words: string, url: string): string | undefined {
  const { source, doc } = openMarkdown(file);
  const at = positionOf(doc, words);
  let text: string | undefined;
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at, at + words.length) });
  linkSelection(url)(state, (tr) => {
    text = saveMarkdown(source, tr.doc).text;
  });
  return text;
}

test('a URL that is pasted over words links them', () => {
  expect(linked('Some words here\n', 'words', 'https://example.com/a')).toBe(
    'Some [words](https://example.com/a) here\n',
  );
  expect(linked('Some **words** here\n', 'words', 'https://example.com')).toBe(
    'Some [**words**](https://example.com) here\n',
  );
  expect(linked('A [words](/b)\n', 'words', 'https://example.com')).toBe('A [words](https://example.com)\n');
});

test.for([
  ['Some words\n', 'words', 'text'],
  ['Some words\n', 'words', 'https://example.com and more'],
  ['Some words\n', 'words', 'javascript:alert(1)'],
  ['Some words\n', '', 'https://example.com'],
  ['```\nwords\n```\n', 'words', 'https://example.com'],
  ['See https://a.example\n', 'https://a.example', 'https://b.example'],
] as const)('in %j over %j, %j is pasted as text', ([file, words, url]) => {
  expect(linked(file, words, url)).toBeUndefined();
});
