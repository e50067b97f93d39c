import * as fc from 'fast-check';
import { crc32, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { combineCrc, deflatePiece, joinDeflated } from './gzip-pieces.ts';

test('pieces that were compressed separately form a single gzip member, which browsers can read', async () => {
  const texts = ['one '.repeat(5000), '', 'zwei – 🌊 '.repeat(300), 'three'];
  const bytes = joinDeflated(texts.map(deflatePiece));
  expect(gunzipSync(bytes).toString()).toBe(texts.join(''));
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(stream).text()).toBe(texts.join(''));
});

test('no pieces result in an empty text', () => {
  expect(gunzipSync(joinDeflated([])).toString()).toBe('');
});

test('the checksum of two texts is that of their concatenation', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      const length = Buffer.byteLength(second);
      expect(combineCrc(crc32(first), crc32(second), length)).toBe(crc32(first + second));
    }),
  );
});
