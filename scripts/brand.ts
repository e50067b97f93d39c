/** Makes every icon of the website from the one drawing, `docs/public/favicon.svg`. Run it when that changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '../docs/tests/fixtures/website.ts';
import { buildIconFile } from './brand/icon-file.ts';
import { ICON_SIZES, buildManifest } from './brand/manifest.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'public');
const drawing = readFileSync(join(folder, 'favicon.svg'));
const paper = site.themeColor?.light ?? '#ffffff';

/** The mark in the middle of a square, as large a part of it as said. */
async function draw(size: number, part: number, background: string): Promise<Buffer> {
  const inner = Math.round(size * part);
  const mark = await sharp(drawing, { density: (72 * inner) / 16 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  return await square
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

const write = (file: string, data: string | Buffer): void => {
  writeFileSync(join(folder, file), data);
};

write('favicon.ico', buildIconFile(await draw(32, 1, '#0000'), 32));
// Phones cut the corners off, and show what one can see through as black.
write('apple-touch-icon.png', await draw(180, 0.6, paper));
// Of a maskable icon only the inner four fifths are sure to be seen.
for (const size of ICON_SIZES) write(`icon-${size}.png`, await draw(size, 0.5, paper));

write('site.webmanifest', `${JSON.stringify(buildManifest(site, paper), null, 2)}\n`);
