import type { DumpRequest } from '../dump/urls.ts';
import type { Dumps } from '../dump/create-dumps.ts';
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

/** Creates and compresses each dump once per version, for all requests. */
export function createPackedDumps(dumps: Dumps, maxBytes = MAX_BYTES): PackedDumps {
  const keep = createByteCache<Awaited<ReturnType<typeof compress>>>(maxBytes);
  return {
    async get(collection, request, encoding) {
      const version = await dumps.version(collection);
      const key = [collection, version, request.part, request.locale ?? '', encoding].join(' ');
      const make = async () => await compress(await dumps.dump(collection, request), encoding);
      return { version, bytes: await keep(key, make) };
    },
  };
}
