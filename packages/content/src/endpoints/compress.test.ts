import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress } from './compress.ts';

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP , BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br; q=0 , gzip ; q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
] as const)('%j accepts %s', ([header, encoding]) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'accept-encoding': header };
  expect(acceptedEncoding(new Request('http://site.test', { headers }))).toBe(encoding);
});

const text = 'مرحبا 🌊 '.repeat(1000);

test.for([
  ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
] as const)('%s is smaller, and decompresses to the same text', async ([encoding, unpack]) => {
  const packed = await compress(text, encoding);
  expect(packed.byteLength).toBeLessThan(text.length / 10);
  expect(unpack(packed).toString()).toBe(text);
});

test('identity does not change the text', async () => {
  expect(new TextDecoder().decode(await compress(text, 'identity'))).toBe(text);
});
