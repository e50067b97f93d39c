import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { cutText, padText, widthOf } from './text-width.ts';

test.for([
  ['', 0],
  ['abc', 3],
  ['漢字', 4],
  ['한글', 4],
  ['ひらがな', 8],
  ['ｶﾅ', 2],
  ['Ａ', 2],
  ['e\u0301', 1],
  ['ไทย', 3],
  ['العربية', 7],
  ['🙂', 2],
  ['👩‍👩‍👧', 2],
  ['👍🏽', 2],
  ['🇫🇷', 2],
  ['❤️', 2],
  ['1️⃣', 2],
  ['✓…─', 3],
  ['a\u200Bb', 2],
] as const)('"%s" has a width of %i columns', ([text, width]) => {
  expect(widthOf(text)).toBe(width);
});

/** Combining marks, which Node counts as letters. */
const MARKS = /[\p{M}\u1160-\u11FF\uD7B0-\uD7FF]/u;

test('every character has the same width as in the line editor of Node', () => {
  const editor = createInterface({ input: new PassThrough() });
  const different: string[] = [];
  for (let code = 0xa0; code < 0x20_000; code += 1) {
    const character = String.fromCodePoint(code);
    if (/[\p{Cn}\p{Co}\p{Cs}\p{Cc}]/u.test(character) || MARKS.test(character)) continue;
    editor.setPrompt(character);
    if (editor.getCursorPos().cols !== widthOf(character)) different.push(code.toString(16));
  }
  editor.close();
  // Except some musical symbols: Node splits them into their parts and adds up the widths.
  expect(different.filter((code) => !/^1d1(?:5e|5f|6|b|c)/u.test(code))).toEqual([]);
});

test('a long text is not measured to its end', () => {
  expect(widthOf('漢'.repeat(1_000_000), 10)).toBe(12);
});

test.for([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['漢字漢字', 8, '漢字漢字'],
  ['漢字漢字', 7, '漢字漢…'],
  // Half a character cannot be shown.
  ['漢字漢字', 6, '漢字…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ['👩‍👩‍👧👩‍👩‍👧', 3, '👩‍👩‍👧…'],
] as const)('"%s" in %i columns is "%s"', ([text, width, cut]) => {
  expect(cutText(text, width)).toBe(cut);
});

test('padding counts columns, not characters', () => {
  expect(padText('漢', 4)).toBe('漢  ');
  expect(padText('12', 4, 'end')).toBe('  12');
  expect(padText('abcde', 4)).toBe('abcde');
});
