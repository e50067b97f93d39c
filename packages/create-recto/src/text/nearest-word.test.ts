import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

test.for([
  ['minmal', 'minimal'],
  ['Docs', 'docs'],
  ['blgo', 'blog'],
  ['docs-i18', 'docs-i18n'],
  ['shop', undefined],
  ['', undefined],
  ['x', undefined],
] as const)('for %o suggests %o', ([word, meant]) => {
  expect(nearestWord(word, ['minimal', 'docs', 'docs-i18n', 'blog', 'en'])).toBe(meant);
});
