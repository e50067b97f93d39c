import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../docs/tests/fixtures/website.ts';
import { buildIconFile } from './icon-file.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'public');
const read = (address: string): Buffer => readFileSync(join(folder, address));

test('the header of an icon file contains the offset and size of its image', async () => {
  const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const file = buildIconFile(png, 32);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
});

test.for([
  [site.touchIcon ?? '', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
] as const)('%s is %i pixels wide and opaque', async ([address, size]) => {
  const picture = sharp(read(address));
  expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  expect((await picture.stats()).isOpaque).toBe(true);
});

test('the small icon is 32 pixels wide', async () => {
  const file = read(site.smallIcon ?? '');
  const picture = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the manifest contains the name and colour of the site, and only icons that exist', () => {
  const manifest = JSON.parse(read(site.manifest ?? '').toString()) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: site.title, display: 'minimal-ui', theme_color: site.themeColor?.light });
  expect(manifest.icons.map(({ src }) => src).filter((src) => !existsSync(join(folder, src)))).toEqual([]);
  expect(manifest.icons).toHaveLength(4);
});
