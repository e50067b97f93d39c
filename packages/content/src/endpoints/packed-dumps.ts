import type { DumpRequest } from '../dump/addresses.ts';
import type { Dumps } from '../dump/create-dumps.ts';
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

interface Packed {
  made: Promise<Uint8Array<ArrayBuffer>>;
  /** 0 while it is being made. */
  size: number;
}

/** Makes and packs each dump once a version, however many ask for it. */
export function createPackedDumps(dumps: Dumps, mostBytes = MOST_BYTES): PackedDumps {
  const known = new Map<string, Packed>();

  /** Lets go of those unused for longest. A Map keeps the order of insertion, so what was used last stands last. */
  const makeRoom = (): void => {
    let size = known.values().reduce((sum, packed) => sum + packed.size, 0);
    for (const [key, packed] of known) {
      if (size <= mostBytes) return;
      size -= packed.size;
      if (packed.size > 0) known.delete(key);
    }
  };

  const make = (key: string, collection: string, request: DumpRequest, encoding: Encoding): Packed => {
    const work = async () => await compress(await dumps.dump(collection, request), encoding);
    const packed: Packed = { made: work(), size: 0 };
    packed.made.then(
      (bytes) => {
        packed.size = bytes.byteLength;
        makeRoom();
      },
      // What failed is tried again by the next who asks.
      () => known.delete(key),
    );
    return packed;
  };

  return {
    async get(collection, request, encoding) {
      const version = await dumps.version(collection);
      const key = [collection, version, request.part, request.locale ?? '', encoding].join(' ');
      const packed = known.get(key) ?? make(key, collection, request, encoding);
      known.delete(key);
      known.set(key, packed);
      return { version, bytes: await packed.made };
    },
  };
}
