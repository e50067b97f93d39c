import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { familyOf, lettersOf } from './font-facts.ts';
import { findTable, toSfnt } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);
const open = (name: string): Buffer => toSfnt(readFileSync(resolve(name)));

test('a font is unpacked to the tables it was made of', () => {
  const font = open('@recto/ui/fonts/still/inter.woff');
  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00);
  expect(findTable(font, 'head')?.readUInt32BE(12)).toBe(0x5f_0f_3c_f5);
  expect(findTable(font, 'none')).toBeUndefined();
  expect(toSfnt(font)).toBe(font);
});

test.for([
  ['@recto/ui/fonts/still/newsreader.woff', 'Newsreader', 'aÉœ', 'łابжẮ'],
  ['@recto/ui/fonts/still/newsreader-extended.woff', 'Newsreader', 'łğ', 'aا'],
  ['@recto/ui/fonts/still/inter-vietnamese.woff', 'Inter', 'Ắ', 'ا'],
  ['@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff', 'Noto Sans', 'жЯ', 'اあ'],
] as const)('%s is of %s, and has the letters %s but none of %s', ([name, family, has, lacks]) => {
  const font = open(name);
  const letters = lettersOf(font);
  expect(familyOf(font)).toMatch(new RegExp(`^${family}`, 'u'));
  expect(Array.from(has).filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(Array.from(lacks).filter((letter) => letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
