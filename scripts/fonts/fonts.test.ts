import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { families } from './families.ts';
import { readFontTables } from './font-tables.ts';
import { fileOf, readSource, renderFaces } from './render-faces.ts';
import { standInFor } from './stand-in.ts';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'fonts');
const css = readFileSync(join(folder, 'fonts.css'), 'utf8');

/** Where lines break is the formatter's business. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

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
  const faces = await renderFaces(family, readFileSync(join(folder, fileOf(family.name))));
  expect(plain(css)).toContain(plain(faces));
  expect(faces).toContain('font-display: swap');
});

test('all fonts together weigh at most 70 kB, and none of them leans', () => {
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toEqual(families.map(({ name }) => fileOf(name)).sort());
  expect(fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(70_000);
  expect(css).not.toContain('italic');
});
