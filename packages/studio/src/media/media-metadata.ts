import { assetType } from '@recto/content/node';
import type { Repository } from '../repository/create-repository.ts';
import type { TreeEntry } from '../repository/git-host.ts';
import { measure } from './inspect-media.ts';

/** Maximum number of files whose metadata is cached. */
const MAX_CACHED_FILES = 20_000;

/** Number of files in memory at a time. */
const BATCH_SIZE = 4;

/** Metadata of a media file. */
export interface MediaMetadata {
  /** Size in bytes. */
  size: number;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/**
 * Creates a function that returns the metadata of files by the ids of their bytes. Files that cannot be read are left
 * out.
 */
export function createMediaMetadata(
  repository: Repository,
): (revision: string, files: readonly TreeEntry[]) => Promise<ReadonlyMap<string, MediaMetadata>> {
  const cache = new Map<string, MediaMetadata>();
  return async (revision, files) => {
    const missing = files.filter(({ id }) => !cache.has(id));
    for (let start = 0; start < missing.length; start += BATCH_SIZE) {
      const some = missing.slice(start, start + BATCH_SIZE);
      const read = await repository.readFiles(revision, some);
      if (!read.ok) break;
      for (const { id, path } of some) {
        const bytes = read.value.get(id);
        if (bytes) cache.set(id, metadataOf(path, bytes));
      }
    }
    const result = new Map(files.flatMap(({ id }) => (cache.has(id) ? [[id, cache.get(id) ?? { size: 0 }]] : [])));
    for (const id of cache.keys()) {
      if (cache.size <= MAX_CACHED_FILES) break;
      cache.delete(id);
    }
    return result;
  };
}

function metadataOf(path: string, bytes: Uint8Array): MediaMetadata {
  const isPicture = assetType(path)?.startsWith('image/') === true;
  return { size: bytes.byteLength, ...(isPicture && measure(bytes)) };
}
