import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(?:html|js|json|md|txt|xml)$/u;
/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1024;

/**
 * One below the best: a page is 2 % larger, and packed in 40 % of the time. With a thousand pages that is most of a
 * static build. Scripts and styles, which everybody loads, are packed by Nitro, and as small as they can be.
 */
const QUALITY = 10;
/** As many as Node compresses at once. */
const AT_ONCE = 4;

/** Writes each page a second time for those who take brotli, and a third time for those who take gzip. */
export async function compressPages(folder: string, files: readonly string[]): Promise<void> {
  const left = files.filter((file) => COMPRESSED.test(file)).values();
  const work = async (): Promise<void> => {
    for (const file of left) await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
