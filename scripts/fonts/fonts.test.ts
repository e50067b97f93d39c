import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFont } from '../../packages/site/src/theme/fonts/open-font.ts';
import { families } from './families.ts';
import { renderFaces } from './render-faces.ts';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'fonts');
const cssOf = (name: string): string => readFileSync(join(folder, `${name.toLowerCase()}.css`), 'utf8');

/** Normalises white space, since the formatter changes line breaks. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

async function charactersOf(file: string): Promise<readonly number[]> {
  return (await openFont(readFileSync(join(folder, file)))).characters;
}

test.for(families)('the style sheet of $name matches the tables of its fonts', async (family) => {
  const fonts = family.subsets.map(({ file }) => readFileSync(join(folder, file)));
  const faces = await renderFaces(family, fonts);
  expect(plain(cssOf(family.name))).toContain(plain(faces));
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
] as const)('%s needs no more of our font files than expected', async ([, sentence, files]) => {
  for (const { subsets } of families) {
    const perFile: (readonly number[])[] = [];
    // Sequentially, because all calls of the decompressor share one memory.
    for (const { file } of subsets) perFile.push(await charactersOf(file));
    const fileIndexes = Array.from(sentence, (letter) =>
      perFile.flatMap((characters, index) => (characters.includes(letter.codePointAt(0) ?? 0) ? [index] : [])),
    );
    // A letter that is in two files would load both.
    expect(fileIndexes.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(fileIndexes.flat())).toEqual(new Set(files));
  }
});

test.for(families)(
  'every additional file of $name contains exactly its characters',
  async ({ subsets: [, ...further] }) => {
    for (const { file, characters } of further) {
      const expected = Array.from(characters, (each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
      expect(await charactersOf(file)).toEqual(expected);
    }
  },
);

test('the fonts that every page loads are at most 70 kB, and none is italic', () => {
  const files = families.flatMap(({ subsets }) => subsets.map(({ file }) => file));
  expect(readdirSync(folder).filter((file) => file.endsWith('.woff2'))).toEqual(files.sort());
  const western = families.map(({ subsets: [{ file }] }) => statSync(join(folder, file)).size);
  expect(western.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000);
  for (const { name } of families) expect(cssOf(name)).not.toContain('italic');
});
