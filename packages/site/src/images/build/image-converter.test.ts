import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageConverter } from './image-converter.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
const at = (file: string): string => join(folder, file);
const cache = at('cache');
const converter = createImageConverter({ cache, formats: ['webp'], quality: 100 });

/** An image of noise, which does not compress well, so that smaller widths are smaller files. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

beforeAll(async () => {
  await noise(1000, 500).jpeg({ quality: 100 }).toFile(at('Wide Page.jpg'));
  await noise(100, 50).png().toFile(at('drawn.png'));
  await noise(400, 200).jpeg({ quality: 20 }).toFile(at('small.jpg'));
  await noise(400, 200).jpeg().withMetadata({ orientation: 6 }).toFile(at('turned.jpg'));
  await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0000' } })
    .png()
    .toFile(at('clear.png'));
  writeFileSync(at('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>');
  await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .gif()
    .toFile(at('moves.gif'));
  writeFileSync(at('broken.png'), 'not a picture');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('writes every narrower width, and one for the original width', async () => {
  const { metadata, files } = await converter.convertAll(at('Wide Page.jpg'));
  expect(metadata).toMatchObject({ width: 1000, height: 500, made: { webp: [320, 640, 768, 1024] } });
  expect(metadata.name).toMatch(/^wide-page\.[\da-f]{10}$/u);
  expect(metadata.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{40,300}$/u);
  const sizes = await Promise.all([...files.values()].map(async (file) => (await sharp(file).metadata()).width));
  expect(sizes).toEqual([320, 640, 768, 1000]);
});

test('reuses cached files, and deletes unused ones', async () => {
  const stamp = () => readdirSync(cache).map((file) => `${file} ${statSync(join(cache, file)).mtimeMs}`);
  const before = stamp();
  await converter.convertAll(at('Wide Page.jpg'));
  expect(stamp()).toEqual(before);
  const next = createImageConverter({ cache, formats: ['webp'], quality: 100 });
  await next.measure(at('clear.png'));
  await next.prune();
  expect(readdirSync(cache).map((file) => file.slice(0, 6))).toEqual(['clear.']);
});

test.for(['', '{}', 'damaged', 'RIFF....WEBP'])('converts images again if the cached files are "%s"', async (text) => {
  const fresh = createImageConverter({ cache: at('damaged-cache'), formats: ['webp'], quality: 80 });
  const whole = await fresh.convertAll(at('drawn.png'));
  expect(whole.files.size).toBe(1);
  for (const file of readdirSync(at('damaged-cache'))) writeFileSync(at(`damaged-cache/${file}`), text);
  const { metadata, files } = await fresh.convertAll(at('drawn.png'));
  expect(metadata).toEqual(whole.metadata);
  for (const file of files.values()) expect((await sharp(file).metadata()).width).toBe(100);
});

test('converts images with the same name and bytes at the same time', async () => {
  const folders = Array.from({ length: 12 }, (_, index) => at(`copy-${index}`));
  for (const copy of folders) {
    mkdirSync(copy);
    copyFileSync(at('drawn.png'), join(copy, 'copied.png'));
  }
  const fresh = createImageConverter({ cache: at('own-cache'), formats: ['webp'], quality: 90 });
  const results = await Promise.all(folders.map(async (copy) => await fresh.convertAll(join(copy, 'copied.png'))));
  expect(new Set(results.map(({ metadata }) => metadata.name)).size).toBe(1);
});

test('omits widths whose file is larger than the original', async () => {
  const { metadata, files } = await converter.convertAll(at('small.jpg'));
  const { size } = statSync(at('small.jpg'));
  expect(metadata.made).toEqual({});
  expect(files.size).toBe(0);
  expect(size).toBeGreaterThan(1000);
});

test('converts no wider width after one whose file is larger, except a lossless one', async () => {
  await noise(700, 350).jpeg({ quality: 10 }).toFile(at('heavy.jpg'));
  // Two colours: a small file, but smaller widths have many shades.
  const dots = Buffer.from(Array.from({ length: 1000 * 500 }, (_, index) => ((index * 7919) % 997 > 498 ? 255 : 0)));
  await sharp(dots, { raw: { width: 1000, height: 500, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toFile(at('dots.png'));
  const own = createImageConverter({ cache: at('stopped-cache'), formats: ['webp'], quality: 100 });
  expect((await own.convertAll(at('heavy.jpg'))).metadata.made).toEqual({});
  expect((await own.convertAll(at('dots.png'))).metadata.made).toEqual({ webp: [1024] });
  const converted = readdirSync(at('stopped-cache')).filter((file) => file.endsWith('.webp'));
  expect(converted.map((file) => file.replace(/\.[\da-f]{10}\./u, ' ')).toSorted()).toEqual([
    'dots 1024.webp',
    'dots 320.webp',
    'heavy 320.webp',
  ]);
});

test('keeps a PNG in its original size lossless', async () => {
  const metadata = await converter.measure(at('drawn.png'));
  const file = await converter.convert(at('drawn.png'), metadata, {
    width: 320,
    name: metadata.name ?? '',
    format: 'webp',
  });
  const [before, after] = await Promise.all([at('drawn.png'), file].map((each) => sharp(each).raw().toBuffer()));
  expect(after).toEqual(before);
});

test('measures a rotated photograph as it is displayed', async () => {
  expect(await converter.measure(at('turned.jpg'))).toMatchObject({ width: 200, height: 400 });
});

test.for(['drawing.svg', 'moves.gif'])('measures %s, but does not convert it', async (file) => {
  const { metadata, files } = await converter.convertAll(at(file));
  expect(metadata.width / metadata.height).toBe(2);
  expect(Object.keys(metadata)).toEqual(['width', 'height']);
  expect(files.size).toBe(0);
});

test('creates no blurred preview for a transparent image', async () => {
  expect(await converter.measure(at('clear.png'))).not.toHaveProperty('blur');
});

test('uses another name for another quality or format', async () => {
  const names = await Promise.all(
    [
      { formats: ['webp'] as const, quality: 100 },
      { formats: ['webp'] as const, quality: 80 },
      { formats: ['avif', 'webp'] as const, quality: 100 },
    ].map(async (options) => (await createImageConverter({ cache, ...options }).measure(at('small.jpg'))).name),
  );
  expect(new Set(names).size).toBe(3);
});

test('writes AVIF if configured', async () => {
  const avif = createImageConverter({ cache, formats: ['avif', 'webp'], quality: 50 });
  const metadata = await avif.measure(at('small.jpg'));
  expect(Object.keys(metadata.made ?? {})).toEqual(['avif', 'webp']);
  const file = await avif.convert(at('small.jpg'), metadata, { width: 320, name: metadata.name ?? '', format: 'avif' });
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
});

test('throws for a file that is not an image', async () => {
  await expect(converter.convertAll(at('broken.png'))).rejects.toThrow(
    /^The file "broken\.png" cannot be read as an image: .+\.$/u,
  );
});
