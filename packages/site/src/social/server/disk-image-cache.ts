import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A cache of images on disk, by their names. */
export interface DiskImageCache {
  /** Reads an image. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Writes an image. Does nothing if the folder is not writable. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Creates a cache of up to `maxBytes` of images in a folder; above that, the oldest are removed. */
export function createDiskImageCache(folder: string, maxBytes: number): DiskImageCache {
  const fileOf = (name: string): string => join(folder, `${name}.png`);
  /** Sizes by name, the oldest first; read from the folder before the first image is written. */
  let sizes: Promise<Map<string, number>> | undefined;
  let isWritable = true;

  const removeOldest = async (sizeByName: Map<string, number>): Promise<void> => {
    let total = sizeByName.values().reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizeByName) {
      if (total <= maxBytes) return;
      total -= size;
      sizeByName.delete(name);
      await rm(fileOf(name), { force: true });
    }
  };

  return {
    async read(name) {
      try {
        return new Uint8Array(await readFile(fileOf(name)));
      } catch {
        return undefined;
      }
    },
    async write(name, bytes) {
      if (!isWritable) return;
      try {
        await mkdir(folder, { recursive: true });
        sizes ??= readSizes(folder);
        const sizeByName = await sizes;
        // Written to a temporary file and renamed, so that readers never see an incomplete file.
        const next = join(folder, `${randomUUID()}.tmp`);
        await writeFile(next, bytes);
        await rename(next, fileOf(name));
        sizeByName.set(name, bytes.byteLength);
        await removeOldest(sizeByName);
      } catch {
        // Read-only or full: images are then cached in memory only.
        isWritable = false;
      }
    },
  };
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  const stats = await Promise.all(files.map(async (file) => ({ file, stats: await stat(join(folder, file)) })));
  return new Map(
    stats
      .toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
      .map(({ file, stats: { size } }) => [file.slice(0, -'.png'.length), size]),
  );
}
