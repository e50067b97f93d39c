import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../docs/tests/fixtures/website.ts';
import { buildManifest } from './manifest.ts';

const folder = join(import.meta.dirname, '../../docs/public');
const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

test('the file is up to date with `npm run brand`', () => {
  expect(manifest).toEqual(buildManifest(site, site.themeColor?.light ?? ''));
});

test('its URLs are correct below a base path', () => {
  const at = (address: string): string => new URL(address, 'https://host.example/below/site.webmanifest').pathname;
  expect([at(manifest.start_url), at(manifest.scope)]).toEqual(['/below/', '/below/']);
  expect(manifest.icons.map(({ src }) => at(src)).every((path) => path.startsWith('/below/icon-'))).toBe(true);
});

test('every icon exists in the stated size, both as a normal and as a maskable icon', async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
});
