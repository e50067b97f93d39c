import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';

/** Creates an image with this number of colours and rows that repeat the row above. */
function paint(width: number, height: number, colors: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let index = 0; index < width * height; index += 1) {
    const row = Math.floor(index / width / 3);
    const color = (index % width) + row * width;
    pixels.writeUIntBE((color % colors) * 77, index * 4, 3);
  }
  return pixels;
}

test.for([
  [1, 3],
  [2, 3],
  [256, 3],
  [257, undefined],
  [5000, undefined],
] as const)('encodes %i colours without loss', async ([colors, paletteBits]) => {
  const [width, height] = [91, 64];
  const pixels = paint(width, height, colors);
  const png = encodePng({ width, height, pixels });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height, channels: 4 });
  expect(data.equals(pixels)).toBe(true);
  // The byte of the header that contains the colour type.
  expect(png[25]).toBe(paletteBits ?? 2);
});

test('encodes pixels with an offset in their buffer', async () => {
  const pixels = Buffer.concat([Buffer.alloc(1), paint(8, 8, 7)]).subarray(1);
  const decoded = await sharp(encodePng({ width: 8, height: 8, pixels }))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(decoded.equals(pixels)).toBe(true);
});
