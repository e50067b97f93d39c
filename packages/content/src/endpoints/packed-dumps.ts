import type { DumpRequest } from '../dump/urls.ts';
import type { Dumps } from '../dump/create-dumps.ts';
import { changingStore } from '../store/unavailable-store.ts';
import { createByteCache } from './byte-cache.ts';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** Maximum size of cached dumps in bytes; the least recently used are removed first. */
const MAX_BYTES = 64_000_000;

/** Creates compressed dumps. */
export interface PackedDumps {
  /** Returns a dump in an encoding, and its version. */
  get: (
    collection: string,
    request: DumpRequest,
    encoding: Encoding,
  ) => Promise<{ version: string; bytes: Uint8Array<ArrayBuffer> }>;
}

/** Maximum number of attempts to create a dump, if the content changes during each of them. */
const MAX_ATTEMPTS = 5;

/** Creates and compresses each dump once per version, for all requests. */
export function createPackedDumps(dumps: Dumps, maxBytes = MAX_BYTES): PackedDumps {
  const keep = createByteCache<Awaited<ReturnType<typeof compress>> | undefined>(maxBytes, sizeOf);

  return {
    async get(collection, request, encoding) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const version = await dumps.version(collection);
        const key = [collection, version, request.part, request.locale ?? '', encoding].join(' ');
        const bytes = await keep(key, async () => {
          const made = await compress(await dumps.dump(collection, request), encoding);
          // A dump is read with several statements: if the content has changed, it may mix two versions.
          return (await dumps.version(collection)) === version ? made : undefined;
        });
        if (bytes) return { version, bytes };
      }
      throw changingStore(collection);
    },
  };
}

function sizeOf(bytes: Uint8Array | undefined): number {
  return bytes?.byteLength ?? 0;
}
