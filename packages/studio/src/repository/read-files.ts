import type { GitHost, TreeEntry } from './git-host.ts';
import { success } from './repository-error.ts';
import type { AsyncResult } from './repository-error.ts';

/** Number of parallel requests if the host returns one file per request. */
const MAX_PARALLEL_READS = 8;

/**
 * Returns the bytes of several files by their ids, in one request if the host supports it. Stops at the first error.
 */
export async function readFiles(
  host: GitHost,
  revision: string,
  entries: readonly TreeEntry[],
): AsyncResult<Map<string, Uint8Array>> {
  const uniqueEntries = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  if (uniqueEntries.length === 0) return success(new Map());
  if (host.readBlobs) return await host.readBlobs(revision, uniqueEntries);
  const files = new Map<string, Uint8Array>();
  for (let start = 0; start < uniqueEntries.length; start += MAX_PARALLEL_READS) {
    const some = uniqueEntries.slice(start, start + MAX_PARALLEL_READS);
    const results = await Promise.all(some.map(async (entry) => await host.readBlob(revision, entry)));
    for (const [index, result] of results.entries()) {
      if (!result.ok) return result;
      files.set(some[index]?.id ?? '', result.value);
    }
  }
  return success(files);
}
