import { expect, test } from 'vitest';
import { sample } from '../../../../fixtures/media-samples.ts';
import { isAnimated } from './is-animated.ts';

test.for(['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])('the sample of %s does not move', (type) => {
  expect(isAnimated(sample(type))).toBe(false);
});

test('a PNG file with a chunk for animations does', () => {
  const png = sample('image/png');
  const chunk = Buffer.from('\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0\0\0\0\0', 'latin1');
  expect(isAnimated(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(true);
});

test('a WebP file with the flag for animations does', () => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\u000A\0\0\0', 'latin1');
  expect(isAnimated(Buffer.concat([head, Buffer.from([0b10, 0, 0, 0])]))).toBe(true);
  expect(isAnimated(Buffer.concat([head, Buffer.from([0b10000, 0, 0, 0])]))).toBe(false);
});

test('a file that ends too early does not', () => {
  expect(isAnimated(sample('image/png').subarray(0, 12))).toBe(false);
  expect(isAnimated(new Uint8Array())).toBe(false);
});
