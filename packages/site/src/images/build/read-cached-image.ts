import { open, readFile } from 'node:fs/promises';
import type { ImageFormat, ImageMetadata } from '../image-metadata.ts';

/** Reads the data of an image from the cache; `undefined` if it is missing or damaged. */
export async function readCachedMetadata(file: string): Promise<ImageMetadata | undefined> {
  try {
    const metadata = JSON.parse(await readFile(file, 'utf8')) as Partial<ImageMetadata> | null;
    const { width, height } = metadata ?? {};
    return typeof width === 'number' && typeof height === 'number' ? (metadata as ImageMetadata) : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes at the start of a file that show its format and, for WebP, its length. */
const HEAD_BYTES = 12;

/** Whether a converted image is in the cache and complete, as far as its first bytes show. */
export async function isIntact(file: string, format: ImageFormat): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (bytesRead < HEAD_BYTES) return false;
    if (format === 'avif') return buffer.toString('latin1', 4, 8) === 'ftyp';
    // The length in the header counts everything after it, without the padding byte after an odd length.
    const length = buffer.readUInt32LE(4) + 8;
    return buffer.toString('latin1', 0, 4) === 'RIFF' && (size === length || size === length + 1);
  } catch {
    return false;
  }
}
