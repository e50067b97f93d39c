import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
const at = (file: string): string => join(folder, file);
const cache = at('cache');
const maker = createPictureMaker({ cache, formats: ['webp'], quality: 100 });

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
  const { facts, files } = await maker.makeAll(at('Wide Page.jpg'));
  expect(facts).toMatchObject({ width: 1000, height: 500, made: { webp: [320, 640, 768, 1024] } });
  expect(facts.name).toMatch(/^wide-page\.[\da-f]{10}$/u);
  expect(facts.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{40,300}$/u);
  const sizes = await Promise.all([...files.values()].map(async (file) => (await sharp(file).metadata()).width));
  expect(sizes).toEqual([320, 640, 768, 1000]);
});

test('reuses cached files, and deletes unused ones', async () => {
  const stamp = () => readdirSync(cache).map((file) => `${file} ${statSync(join(cache, file)).mtimeMs}`);
  const before = stamp();
  await maker.makeAll(at('Wide Page.jpg'));
  expect(stamp()).toEqual(before);
  const next = createPictureMaker({ cache, formats: ['webp'], quality: 100 });
  await next.look(at('clear.png'));
  await next.prune();
  expect(readdirSync(cache).map((file) => file.slice(0, 6))).toEqual(['clear.']);
});

test('converts images with the same name and bytes at the same time', async () => {
  const folders = Array.from({ length: 12 }, (_, place) => at(`copy-${place}`));
  for (const copy of folders) {
    mkdirSync(copy);
    copyFileSync(at('drawn.png'), join(copy, 'copied.png'));
  }
  const own = createPictureMaker({ cache: at('own-cache'), formats: ['webp'], quality: 90 });
  const made = await Promise.all(folders.map(async (copy) => await own.makeAll(join(copy, 'copied.png'))));
  expect(new Set(made.map(({ facts }) => facts.name)).size).toBe(1);
});

test('omits widths whose file is larger than the original', async () => {
  const { facts, files } = await maker.makeAll(at('small.jpg'));
  const { size } = statSync(at('small.jpg'));
  expect(facts.made).toEqual({});
  expect(files.size).toBe(0);
  expect(size).toBeGreaterThan(1000);
});

test('keeps a PNG in its original size lossless', async () => {
  const facts = await maker.look(at('drawn.png'));
  const file = await maker.make(at('drawn.png'), facts, { width: 320, name: facts.name ?? '', format: 'webp' });
  const [before, after] = await Promise.all([at('drawn.png'), file].map((each) => sharp(each).raw().toBuffer()));
  expect(after).toEqual(before);
});

test('measures a rotated photograph as it is displayed', async () => {
  expect(await maker.look(at('turned.jpg'))).toMatchObject({ width: 200, height: 400 });
});

test.for(['drawing.svg', 'moves.gif'])('measures %s, but does not convert it', async (file) => {
  const { facts, files } = await maker.makeAll(at(file));
  expect(facts.width / facts.height).toBe(2);
  expect(Object.keys(facts)).toEqual(['width', 'height']);
  expect(files.size).toBe(0);
});

test('creates no blurred preview for a transparent image', async () => {
  expect(await maker.look(at('clear.png'))).not.toHaveProperty('blur');
});

test('uses another name for another quality or format', async () => {
  const names = await Promise.all(
    [
      { formats: ['webp'] as const, quality: 100 },
      { formats: ['webp'] as const, quality: 80 },
      { formats: ['avif', 'webp'] as const, quality: 100 },
    ].map(async (options) => (await createPictureMaker({ cache, ...options }).look(at('small.jpg'))).name),
  );
  expect(new Set(names).size).toBe(3);
});

test('writes AVIF if configured', async () => {
  const avif = createPictureMaker({ cache, formats: ['avif', 'webp'], quality: 50 });
  const facts = await avif.look(at('small.jpg'));
  expect(Object.keys(facts.made ?? {})).toEqual(['avif', 'webp']);
  const file = await avif.make(at('small.jpg'), facts, { width: 320, name: facts.name ?? '', format: 'avif' });
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
});

test('throws for a file that is not an image', async () => {
  await expect(maker.makeAll(at('broken.png'))).rejects.toThrow(
    /^The file "broken\.png" cannot be read as an image: .+\.$/u,
  );
});
