import { expect, test } from 'vitest';
import { sample } from '../../../../fixtures/media-samples.ts';
import { isAnimated } from './is-animated.ts';

test.for(['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])('returns false for the sample of %s', (type) => {
  expect(isAnimated(sample(type))).toBe(false);
});

test('returns true for a PNG file with an animation chunk', () => {
  const png = sample('image/png');
  const chunk = Buffer.from('\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0\0\0\0\0', 'latin1');
  expect(isAnimated(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(true);
});

test('returns true for a WebP file with the animation flag', () => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\u000A\0\0\0', 'latin1');
  expect(isAnimated(Buffer.concat([head, Buffer.from([0b10, 0, 0, 0])]))).toBe(true);
  expect(isAnimated(Buffer.concat([head, Buffer.from([0b10000, 0, 0, 0])]))).toBe(false);
});

test('returns false for a truncated file', () => {
  expect(isAnimated(sample('image/png').subarray(0, 12))).toBe(false);
  expect(isAnimated(new Uint8Array())).toBe(false);
});
