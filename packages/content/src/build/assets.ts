import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodePath, pathOf } from '../parse/written-urls.ts';

/** A file next to content, and the URL it is published at. */
export interface Asset {
  /** Absolute path of the file. */
  file: string;
  /** Contains a hash of the file, so that the response can be cached without a time limit. */
  url: string;
}

const HASH_DIGITS = 10;
const publishedFiles = new Map<string, { stamp: string; url: string }>();

/** Resolves a relative URL in the content file `key` below `base` to the absolute path of the file it points to. */
export function locate(url: string, base: string, key: string): string {
  return resolve(base, dirname(key), decodePath(pathOf(url)));
}

/** Returns an asset with its URL, or `undefined` if the file does not exist inside `base` or was deleted meanwhile. */
export async function publishAsset(file: string, base: string): Promise<Asset | undefined> {
  const real = await realFileInside(file, base);
  if (real === undefined) return undefined;
  try {
    return await hashAsset(real);
  } catch (error) {
    if ((await realFileInside(file, base)) === undefined) return undefined;
    throw error;
  }
}

async function hashAsset(real: string): Promise<Asset> {
  const { mtimeMs, size } = await stat(real);
  const stamp = `${mtimeMs}:${size}`;
  const before = publishedFiles.get(real);
  if (before?.stamp === stamp) return { file: real, url: before.url };
  const hash = createHash('sha256');
  await pipeline(createReadStream(real), hash);
  const extension = extname(real).toLowerCase();
  const name = basename(real, extname(real))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-');
  const url = `/_assets/${name}.${hash.digest('hex').slice(0, HASH_DIGITS)}${extension}`;
  publishedFiles.set(real, { stamp, url });
  return { file: real, url };
}

/** Resolves symbolic links. Returns `undefined` if the result is not a file inside `base`. */
export async function realFileInside(file: string, base: string): Promise<string | undefined> {
  try {
    const [real, root] = await Promise.all([realpath(file), realpath(base)]);
    return real.startsWith(root + sep) && (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
