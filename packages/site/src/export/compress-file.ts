import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Ending of a compressed copy, and what makes it. */
export const COPIES = { '.br': compressBrotli, '.gz': (bytes: Uint8Array): Uint8Array => gzipSync(bytes) };

const TEXT = /(?:\.(?:css|html|js|json|md|mjs|svg|txt|wasm|webmanifest|xml)|\/_headers|\/_redirects)$/u;

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1024;

/** Scripts and styles, which every visitor loads, and which seldom change. */
const SHARED = /^assets\//u;

/**
 * Quality 10 makes a page 7 % smaller than 9 and takes 17 times as long: with a thousand pages that would be most of
 * a build. Decision 0052 has the figures.
 */
const QUALITY = 9;
const SHARED_QUALITY = 11;

/** The window of 4 MB that brotli takes by itself is cleared for every file, and costs more than a page. */
const LEAST_WINDOW_BITS = 16;
const MOST_WINDOW_BITS = 22;

export function isCompressed(file: string, bytes: Uint8Array): boolean {
  return bytes.length >= LEAST_BYTES && TEXT.test(`/${file}`);
}

function compressBrotli(bytes: Uint8Array, file: string): Uint8Array {
  const bits = Math.ceil(Math.log2(bytes.length + 1));
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: SHARED.test(file) ? SHARED_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MOST_WINDOW_BITS, Math.max(LEAST_WINDOW_BITS, bits)),
    },
  });
}
