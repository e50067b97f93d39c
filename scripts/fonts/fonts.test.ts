import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { families } from './families.ts';
import { readFontTables } from './font-tables.ts';
import { readSource, renderFaces } from './render-faces.ts';
import { standInFor } from './stand-in.ts';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'fonts');
const css = readFileSync(join(folder, 'fonts.css'), 'utf8');

/** Where lines break is the formatter's business. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

async function charactersOf(file: string): Promise<number[]> {
  return readFontTables(await convert(readFileSync(join(folder, file)), 'sfnt')).characters;
}

test('the tables of a font are read as they are', async () => {
  const arial = readFontTables(
    await convert(readSource('@fontsource/arimo/files/arimo-latin-400-normal.woff2'), 'sfnt'),
  );
  expect(arial).toMatchObject({ unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67 });
  // Known of Arial, which this font is measured after.
  expect(['A', 'i', ' ', '0'].map((letter) => arial.advanceOf(letter.codePointAt(0) ?? 0))).toEqual([
    1366, 455, 569, 1139,
  ]);
  expect(arial.characters).toContain(0x41);
  expect(arial.characters).not.toContain(0x6_27);
});

test('a stand-in of half the width is drawn twice as large, and its lines stay as high', () => {
  const font = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, characters: [], advanceOf: () => 600 };
  const system = { ...font, unitsPerEm: 2000, ascent: 5000 };
  expect(standInFor(font, system)).toEqual({
    'size-adjust': '200%',
    'ascent-override': '45%',
    'descent-override': '15%',
    'line-gap-override': '0%',
  });
});

test.for(families)('the faces of $name are those that its own tables give', async (family) => {
  const fonts = family.cuts.map(({ file }) => readFileSync(join(folder, file)));
  const faces = await renderFaces(family, fonts);
  expect(plain(css)).toContain(plain(faces));
  expect(faces.match(/font-display: swap/gu)).toHaveLength(fonts.length);
});

test.for([
  ['Portuguese', 'À noite, vovô Kowalsky vê o ímã cair no pé', [0]],
  ['Polish', 'Zażółć gęślą jaźń', [0, 1]],
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy', [0, 1]],
  ['Turkish', 'Pijamalı hasta yağız şoföre çabucak güvendi', [0, 1]],
  ['Romanian', 'Muzicologă în bej vând whisky și tequila, preț fix', [0, 1]],
  ['Latvian', 'Glāžšķūņa rūķīši dzērumā čiepj', [0, 1]],
  ['Vietnamese', 'Trăm năm trong cõi người ta, chữ tài chữ mệnh', [0, 1, 2]],
] as const)('%s is set in our fonts, from as few files as can be', async ([, sentence, files]) => {
  for (const { cuts } of families) {
    const held: number[][] = [];
    // One after the other: the unpacker has one memory for all.
    for (const { file } of cuts) held.push(await charactersOf(file));
    const places = Array.from(sentence, (letter) =>
      held.flatMap((characters, place) => (characters.includes(letter.codePointAt(0) ?? 0) ? [place] : [])),
    );
    // A letter in two files would load both.
    expect(places.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(places.flat())).toEqual(new Set(files));
  }
});

test.for(families)('every further file of $name has all that it is cut to', async ({ cuts: [, ...further] }) => {
  for (const { file, characters } of further) {
    const wanted = Array.from(characters, (each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
    expect(await charactersOf(file)).toEqual(wanted);
  }
});

test('the fonts that every page loads weigh at most 70 kB, and none of them leans', () => {
  const files = families.flatMap(({ cuts }) => cuts.map(({ file }) => file));
  expect(readdirSync(folder).filter((file) => file.endsWith('.woff2'))).toEqual(files.sort());
  const western = families.map(({ cuts: [{ file }] }) => statSync(join(folder, file)).size);
  expect(western.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000);
  expect(css).not.toContain('italic');
});
