import { expect, test } from 'vitest';
import { foreignLetters, isLatin } from './alphabets.ts';
import { languages } from './languages.ts';

test.for(languages)('the name of $code uses only letters of its alphabet', ({ code, name }) => {
  expect(foreignLetters(name, code)).toEqual([]);
});

test.for([
  ['ar', 'کتاب', ['ک']],
  ['ar', 'كتابٌ', []],
  ['fa_ir', 'كتاب', ['ك']],
  ['ckb', 'كوردي', ['ك', 'ي']],
  ['uk', 'Закрыть, это', ['ы', 'э']],
  ['bg', 'Объект, эра', ['э']],
  ['ru', 'Закрыть', []],
  ['de', 'Schließen', []],
  ['de_ch', 'Schließen', ['ß']],
  // Romanian with the cedilla of Turkish.
  ['ro', 'Închideţi şi', ['ţ', 'ş']],
  ['tr', 'İptal, Kapı', []],
  // A Cyrillic letter that looks like a Latin one.
  ['fr', 'pаge', ['а']],
  ['ka', 'გვერდი page', ['p', 'a', 'g', 'e']],
  ['ja', 'データ', []],
  ['ja', '这页を写', ['这', '页']],
  ['zh_cn', '頁面', ['頁']],
  ['zh_tw', '页面', ['页']],
] as const)('in %s, "%s" has the foreign letters %o', ([code, text, expected]) => {
  expect(foreignLetters(text, code)).toEqual(expected);
});

test('a language is Latin by default', () => {
  expect(['en', 'de_ch', 'vi'].map(isLatin)).toEqual([true, true, true]);
  expect(['ar', 'el', 'ja'].map(isLatin)).toEqual([false, false, false]);
});
