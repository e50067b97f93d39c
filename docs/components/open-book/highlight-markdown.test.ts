import { expect, test } from 'vitest';
import { highlightMarkdown } from './highlight-markdown.ts';

test('keeps the text unchanged', () => {
  const text = '---\ntitle: Tides\n---\n\n## Today\n\nLow at **6:12**, `x`, [a](b).\n\n::counter{start="2"}\n::\n';
  const again = highlightMarkdown(text).map((line) => line.map((run) => run.text).join(''));
  expect(again.join('\n')).toBe(text);
});

test.for([
  ['## Today', [['## Today', 'c-keyword']]],
  ['###### Deep', [['###### Deep', 'c-keyword']]],
  ['#tag', [['#tag', undefined]]],
  ['::', [['::', 'c-name']]],
  ['  :::card', [['  :::card', 'c-name']]],
  [
    '::counter{start="2"}',
    [
      ['::counter', 'c-name'],
      ['{start="2"}', 'c-tag'],
    ],
  ],
  [
    'Low at **6:12**.',
    [
      ['Low at ', undefined],
      ['**6:12**', 'c-string'],
      ['.', undefined],
    ],
  ],
  [
    'Press `x`, or [read](/on) :badge[new]{color="red"} at 6:12.',
    [
      ['Press ', undefined],
      ['`x`', 'c-string'],
      [', or ', undefined],
      ['[read](/on)', 'c-string'],
      [' ', undefined],
      [':badge[new]{color="red"}', 'c-string'],
      [' at 6:12.', undefined],
    ],
  ],
] as const)('%s', ([line, runs]) => {
  expect(highlightMarkdown(line)[0]?.map(({ text, className }) => [text, className])).toEqual(runs);
});

test('highlights the names, values and delimiters of front matter', () => {
  const lines = highlightMarkdown('---\ntitle: Tides\nlinks:\n  - to: /on\n---');
  expect(lines.map((line) => line.map(({ text, className }) => [text, className]))).toEqual([
    [['---', 'c-comment']],
    [
      ['title', 'c-tag'],
      [':', undefined],
      [' Tides', 'c-string'],
    ],
    [
      ['links', 'c-tag'],
      [':', undefined],
    ],
    [
      ['  - to', 'c-tag'],
      [':', undefined],
      [' /on', 'c-string'],
    ],
    [['---', 'c-comment']],
  ]);
});

test.for([
  ['after front matter', '---\ntitle: Tides\n---\nname: text', 3],
  ['in front matter that is not closed', '---\ntitle: Tides', 1],
  ['above a horizontal rule', 'name: text\n---', 0],
] as const)('does not highlight a field outside of front matter: %s', ([, text, line]) => {
  expect(highlightMarkdown(text)[line]?.[0]?.className).toBeUndefined();
});
