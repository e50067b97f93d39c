import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ZlibOptions } from 'node:zlib';

/** Functions that create compressed copies, by file extension. */
export const COMPRESSORS = { '.br': compressBrotli, '.gz': compressGzip };

const TEXT = /(?:\.(?:css|html|js|json|md|mjs|svg|txt|wasm|webmanifest|xml)|\/_headers|\/_redirects)$/u;

/** Smaller files fit into one network packet uncompressed. */
const MIN_BYTES = 1024;

/** Scripts and styles, which every visitor loads and which rarely change. */
const SHARED = /^assets\//u;

/**
 * Quality 10 makes a page 7 % smaller than 9 but takes 17 times as long: with a thousand pages that would be most of a
 * build. Decision 0052 has the figures.
 */
const QUALITY = 9;
const SHARED_QUALITY = 11;

/**
 * Files with the texts or rows of many pages change with every edit, and would take most of the time of the next build.
 * The texts of 200 pages (1.6 MB) take 251 ms with quality 9, 60 ms with 5, and 31 ms with 4, and are 16 % larger with 4
 * than with 9; with gzip they take 45 ms with level 6 and 29 ms with 4, and are 2 % larger.
 */
const LARGE_BYTES = 200_000;
const LARGE_QUALITY = 4;
const LARGE_LEVEL = 4;

/** Brotli's default window of 4 MB is cleared for every file, which takes longer than compressing a page. */
const MIN_WINDOW_BITS = 16;
const MAX_WINDOW_BITS = 22;

/** Whether a file gets compressed copies: text files from 1 KB. */
export function isCompressible(file: string, bytes: Uint8Array): boolean {
  return bytes.length >= MIN_BYTES && TEXT.test(`/${file}`);
}

/** Dumps of collections are already compressed and base64-encoded, so a higher level than the fastest gains nothing. */
const PACKED = /(?:^|\/)sql_dump\.txt$/u;
const FASTEST = 1;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip);

async function compressGzip(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  return await runGzip(bytes, levelOf(bytes, file));
}

function levelOf(bytes: Uint8Array, file: string): ZlibOptions {
  if (PACKED.test(file)) return { level: FASTEST };
  return bytes.length >= LARGE_BYTES && !SHARED.test(file) ? { level: LARGE_LEVEL } : {};
}

async function compressBrotli(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  const bits = Math.ceil(Math.log2(bytes.length + 1));
  return await runBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(bytes, file),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.max(MIN_WINDOW_BITS, bits)),
    },
  });
}

function qualityOf(bytes: Uint8Array, file: string): number {
  if (SHARED.test(file)) return SHARED_QUALITY;
  if (PACKED.test(file)) return FASTEST;
  return bytes.length >= LARGE_BYTES ? LARGE_QUALITY : QUALITY;
}
