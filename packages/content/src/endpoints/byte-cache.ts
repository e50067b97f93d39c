/** Gives the bytes of a key, made once for all who ask at the same time. What failed, or is `undefined`, is not kept. */
export type ByteCache<Made extends Uint8Array | undefined> = (key: string, make: () => Promise<Made>) => Promise<Made>;

/** Keeps up to `mostBytes`; beyond them, what was unused for longest is removed. */
export function createByteCache<Made extends Uint8Array | undefined>(mostBytes: number): ByteCache<Made> {
  /** A Map keeps the order of insertion, so what was used last is last. Sizes are 0 while the bytes are being made. */
  const known = new Map<string, { made: Promise<Made>; size: number }>();

  const makeRoom = (): void => {
    let size = known.values().reduce((sum, entry) => sum + entry.size, 0);
    for (const [key, entry] of known) {
      if (size <= mostBytes) return;
      size -= entry.size;
      if (entry.size > 0) known.delete(key);
    }
  };

  const start = (key: string, make: () => Promise<Made>) => {
    const entry = { made: make(), size: 0 };
    entry.made.then(
      (bytes) => {
        entry.size = bytes?.byteLength ?? 0;
        if (entry.size === 0) known.delete(key);
        makeRoom();
      },
      () => known.delete(key),
    );
    return entry;
  };

  return async (key, make) => {
    const entry = known.get(key) ?? start(key, make);
    known.delete(key);
    known.set(key, entry);
    return await entry.made;
  };
}
