/** Cuts the fonts of the website down to what it needs, and fits the system's fonts to them. Run it when either changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { families } from './fonts/families.ts';
import { readSource, renderFaces } from './fonts/render-faces.ts';

const folder = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'fonts');

/** What shapes words and numbers; small capitals, fractions and alternatives would be a third of the file. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case'];

const HEADER =
  '/* Made by scripts/fonts.ts from the fonts and their own measures: run it again rather than edit this. */';

type Axes = (typeof families)[number]['axes'];

async function cut(source: string, characters: string, format: 'woff' | 'woff2', axes: Axes): Promise<Buffer> {
  return await subsetFont(readSource(source), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

function write(file: string, font: Buffer): void {
  writeFileSync(join(folder, file), font);
  process.stdout.write(`${file.padEnd(36)} ${(font.length / 1000).toFixed(1)} kB\n`);
}

mkdirSync(join(folder, 'still'), { recursive: true });
for (const family of families) {
  const fonts: Buffer[] = [];
  for (const { file, characters, source } of family.cuts) {
    const font = await cut(source, characters, 'woff2', family.axes);
    write(file, font);
    fonts.push(font);
    write(join('still', file.replace(/2$/u, '')), await cut(source, characters, 'woff', family.still));
  }
  const faces = await renderFaces(family, fonts);
  writeFileSync(join(folder, `${family.name.toLowerCase()}.css`), `${HEADER}\n${faces}\n`);
}
