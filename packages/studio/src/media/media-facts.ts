import { assetType } from '@recto/content/node';
import type { Repository } from '../repository/create-repository.ts';
import type { TreeEntry } from '../repository/git-host.ts';
import { measure } from './inspect-media.ts';

/** Maximum number of files whose metadata is cached. */
const MOST_FACTS = 20_000;

/** Number of files in memory at a time. */
const AT_A_TIME = 4;

/** Metadata of a media file. */
export interface MediaFacts {
  /** Size in bytes. */
  size: number;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/** Returns the sizes of files by the ids of their bytes. A file that cannot be read now has none. */
export function createMediaFacts(
  repository: Repository,
): (revision: string, files: readonly TreeEntry[]) => Promise<ReadonlyMap<string, MediaFacts>> {
  const known = new Map<string, MediaFacts>();
  return async (revision, files) => {
    const missing = files.filter(({ id }) => !known.has(id));
    for (let start = 0; start < missing.length; start += AT_A_TIME) {
      const some = missing.slice(start, start + AT_A_TIME);
      const read = await repository.readFiles(revision, some);
      if (!read.ok) break;
      for (const { id, path } of some) {
        const bytes = read.value.get(id);
        if (bytes) known.set(id, factsOf(path, bytes));
      }
    }
    const result = new Map(files.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) ?? { size: 0 }]] : [])));
    for (const id of known.keys()) {
      if (known.size <= MOST_FACTS) break;
      known.delete(id);
    }
    return result;
  };
}

function factsOf(path: string, bytes: Uint8Array): MediaFacts {
  const isPicture = assetType(path)?.startsWith('image/') === true;
  return { size: bytes.byteLength, ...(isPicture && measure(bytes)) };
}
