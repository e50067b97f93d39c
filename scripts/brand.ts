/** npm run brand: renders every icon of the website from `docs/public/favicon.svg`. Run it after changing that file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '../docs/tests/fixtures/website.ts';
import { buildIconFile } from './brand/icon-file.ts';
import { ICON_SIZES, buildManifest } from './brand/manifest.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'public');
const drawing = readFileSync(join(folder, 'favicon.svg'));
const paper = site.themeColor?.light ?? '#ffffff';

/** Renders the logo in the centre of a square, scaled to `part` of its size. */
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
// iOS rounds the corners and shows transparent pixels as black.
write('apple-touch-icon.png', await draw(180, 0.6, paper));
// Only the inner 80 % of a maskable icon are guaranteed to be visible.
for (const size of ICON_SIZES) write(`icon-${size}.png`, await draw(size, 0.5, paper));

write('site.webmanifest', `${JSON.stringify(buildManifest(site, paper), null, 2)}\n`);
