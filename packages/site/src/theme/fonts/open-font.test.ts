import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openFont, decompressFont } from './open-font.ts';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): Buffer => readFileSync(resolve(name));

test.for([
  ['@recto/ui/fonts/static/newsreader.woff', /^Newsreader/u, 'aÉœ', 'łابжẮ'],
  ['@recto/ui/fonts/static/newsreader-extended.woff', /^Newsreader/u, 'łğ', 'aا'],
  ['@recto/ui/fonts/inter-vietnamese.woff2', /^Inter/u, 'Ắ', 'ا'],
  ['@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff', /^Noto Sans$/u, 'жЯ', 'اあ'],
] as const)('%s has the family %s and the letters %s, but none of %s', async ([name, family, has, lacks]) => {
  const font = await openFont(read(name));
  const letters = new Set(font.characters);
  expect(font.family).toMatch(family);
  expect(Array.from(has).filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(Array.from(lacks).filter((letter) => letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('metrics are relative to the font size', async () => {
  const arimo = await openFont(read('@fontsource/arimo/files/arimo-latin-400-normal.woff2'));
  // The known metrics of Arial, with which this font is compatible.
  expect(arimo.measure(400)).toMatchObject({ ascent: 1854 / 2048, descent: 434 / 2048, lineGap: 67 / 2048 });
  expect(arimo).toMatchObject({ weights: [400], isItalic: false, category: 'sans-serif' });
});

test('measures a variable font in the given weight', async () => {
  const inter = await openFont(read('@recto/ui/fonts/inter.woff2'));
  expect(inter.weights).toEqual([400, 700]);
  const [regular, bold, black] = [400, 700, 900].map((weight) => inter.measure(weight)?.width ?? 0);
  expect(bold).toBeGreaterThan((regular ?? 0) * 1.02);
  expect(black).toBe(bold);
});

test('a font without Latin letters has no metrics', async () => {
  const cyrillic = await openFont(read('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2'));
  expect(cyrillic.measure(400)).toBeUndefined();
});

test.for([
  ['@fontsource/cousine/files/cousine-latin-400-normal.woff2', 'monospace'],
  ['@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2', 'serif'],
  ['@fontsource/roboto/files/roboto-latin-400-italic.woff2', 'sans-serif'],
] as const)('%s is a %s font', async ([name, category]) => {
  const font = await openFont(read(name));
  expect(font.category).toBe(category);
  expect(font.isItalic).toBe(name.includes('italic'));
});

test('decompresses a font', async () => {
  const font = await decompressFont(read('@recto/ui/fonts/static/inter.woff'));
  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00);
});

test('rejects a file that is not a font', async () => {
  await expect(openFont(Buffer.from('<svg/>'))).rejects.toThrow('Unrecognized font signature');
});
