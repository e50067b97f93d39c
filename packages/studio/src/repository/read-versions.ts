import type { FileAtCommit, GitHost } from './git-host.ts';
import { followFile } from './follow-renames.ts';
import type { FollowOptions } from './follow-renames.ts';
import { success } from './repository-error.ts';
import type { AsyncResult, Result } from './repository-error.ts';

/** Number of versions that are read first. Each further step reads twice as many. */
const FIRST_BATCH = 4;
/** Maximum number of versions that are read at once. */
const MAX_BATCH = 32;

/** Number of parallel requests if the host returns one version per request. */
const MAX_PARALLEL_READS = 8;

/**
 * Yields the bytes of the versions of a file, newest first and across renames, in batches: most callers need one of the
 * newest versions only. Ends after an error.
 */
export async function* readVersions(options: FollowOptions): AsyncGenerator<Result<Uint8Array[]>> {
  const followed = await followFile(options);
  if (!followed.ok) {
    yield followed;
    return;
  }
  const { commits } = followed.value;
  for (let start = 0, size = FIRST_BATCH; start < commits.length; start += size, size = Math.min(2 * size, MAX_BATCH)) {
    const read = await options.host.readVersions(commits.slice(start, start + size));
    yield read.ok ? success(read.value.filter((bytes) => bytes !== undefined)) : read;
    if (!read.ok) return;
  }
}

/** Reads versions with a request for each. A version that does not exist, because the file was deleted, is left out. */
export async function readEachVersion(
  versions: readonly FileAtCommit[],
  read: (version: FileAtCommit) => AsyncResult<Uint8Array>,
): ReturnType<GitHost['readVersions']> {
  const files: (Uint8Array | undefined)[] = [];
  for (let start = 0; start < versions.length; start += MAX_PARALLEL_READS) {
    const results = await Promise.all(versions.slice(start, start + MAX_PARALLEL_READS).map(read));
    for (const result of results) {
      if (!result.ok && result.error.code !== 'not-found') return result;
      files.push(result.ok ? result.value : undefined);
    }
  }
  return success(files);
}
