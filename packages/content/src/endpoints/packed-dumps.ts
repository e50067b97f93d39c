import type { DumpRequest } from '../dump/addresses.ts';
import type { Dumps } from '../dump/create-dumps.ts';
import { createByteCache } from './byte-cache.ts';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** Bytes of dumps that are kept; beyond them the one unused for longest is let go. */
const MOST_BYTES = 64_000_000;

export interface PackedDumps {
  /** The dump in an encoding, and the version it is of. */
  get: (
    collection: string,
    request: DumpRequest,
    encoding: Encoding,
  ) => Promise<{ version: string; bytes: Uint8Array<ArrayBuffer> }>;
}

/** Makes and packs each dump once a version, however many ask for it. */
export function createPackedDumps(dumps: Dumps, mostBytes = MOST_BYTES): PackedDumps {
  const keep = createByteCache<Awaited<ReturnType<typeof compress>>>(mostBytes);
  return {
    async get(collection, request, encoding) {
      const version = await dumps.version(collection);
      const key = [collection, version, request.part, request.locale ?? '', encoding].join(' ');
      const make = async () => await compress(await dumps.dump(collection, request), encoding);
      return { version, bytes: await keep(key, make) };
    },
  };
}
