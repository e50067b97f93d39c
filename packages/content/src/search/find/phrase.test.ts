import { expect, test } from 'vitest';
import { phraseShare } from './phrase.ts';

const words = [['table'], ['of'], ['contents', 'content']].map((terms) => new Set(terms));

test.for([
  ['The table of contents lists headings.', 1],
  ['A Table of Content', 1],
  ['contents of a table', 0],
  ['The table. Of what? Its contents.', 0.5],
  ['A table for the contents', 0],
  ['', 0],
] as const)('"%s" contains %f of the phrase', ([text, share]) => {
  expect(phraseShare(words, text, 'en')).toBe(share);
});

test('returns 0 for a single word', () => {
  expect(phraseShare([new Set(['table'])], 'A table', 'en')).toBe(0);
});

test('finds adjacent words in scripts without spaces', () => {
  expect(phraseShare([new Set(['目次']), new Set(['表示'])], '目次表示の設定', 'ja')).toBe(1);
});
