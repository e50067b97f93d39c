/** Cuts the fonts of the website down to what it needs, and fits the system's fonts to them. Run it when either changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { families } from './fonts/families.ts';
import { fileOf, readSource, renderFaces } from './fonts/render-faces.ts';

const folder = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'fonts');

/** Latin as Western Europe writes it, with the signs of print. */
const CHARACTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ıŒœŠšŸŽžˆ˚˜' +
  range(0x2010, 0x2015) +
  range(0x2018, 0x201e) +
  '†•…‰′″‹›⁄€™−';

/** What shapes words and numbers; small capitals, fractions and alternatives would be a third of the file. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case'];

const HEADER =
  '/* Made by scripts/fonts.ts from the fonts and their own measures: run it again rather than edit this. */';

mkdirSync(folder, { recursive: true });
const faces: string[] = [];
for (const family of families) {
  const font = await subsetFont(readSource(family.source), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(folder, fileOf(family.name)), font);
  faces.push(await renderFaces(family, font));
  process.stdout.write(`${family.name.padEnd(12)} ${(font.length / 1000).toFixed(1)} kB\n`);
}
writeFileSync(join(folder, 'fonts.css'), `${HEADER}\n${faces.join('\n')}\n`);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
}
