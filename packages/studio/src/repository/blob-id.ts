import { createHash } from 'node:crypto';

/**
 * Computes the git object id of bytes. `like` is any id of the repository, whose length determines the hash algorithm.
 */
export function blobId(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
