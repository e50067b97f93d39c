import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

test.for([
  ['Write Markdown files', 'mark', 'Write [Markdown] files'],
  ['Über Dateien, über alles', 'uber', '[Über] Dateien, [über] alles'],
  ['Markdown files', 'files MARKDOWN', '[Markdown] [files]'],
  ['ابدأ الآن', 'ابدا', '[ابدأ] الآن'],
  ['コンテンツを書く', '書く', '[コンテンツを書く]'],
  ['Nothing', 'else', 'Nothing'],
  ['Nothing', '', 'Nothing'],
] as const)('in "%s", "%s" marks "%s"', ([text, query, expected]) => {
  const marked = markWords(text, query).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text));
  expect(marked.join('')).toBe(expected);
});
