/**
 * Returns the value of a key, which is created once for all parallel callers. Failed or empty values are not cached.
 */
export interface ByteCache<Made> {
  (key: string, make: () => Promise<Made>): Promise<Made>;
  /** Returns a cached value synchronously; this counts as a use. */
  find: (key: string) => Made | undefined;
}

/** Creates a cache of up to `maxBytes`; the least recently used values are removed first. */
export function createByteCache<Made extends Uint8Array | undefined>(maxBytes: number): ByteCache<Made>;
export function createByteCache<Made>(maxBytes: number, sizeOf: (value: Made) => number): ByteCache<Made>;
export function createByteCache<Made>(
  maxBytes: number,
  sizeOf: (value: Made) => number = (value) => (value instanceof Uint8Array ? value.byteLength : 0),
): ByteCache<Made> {
  /**
   * A Map preserves the order of insertion, so the most recently used entry is last. The size is 0 until the value
   * exists.
   */
  const entries = new Map<string, Entry<Made>>();

  const evict = (): void => {
    let size = entries.values().reduce((sum, entry) => sum + entry.size, 0);
    for (const [key, entry] of entries) {
      if (size <= maxBytes) return;
      size -= entry.size;
      if (entry.size > 0) entries.delete(key);
    }
  };

  const start = (key: string, make: () => Promise<Made>) => {
    const entry: Entry<Made> = { made: make(), size: 0 };
    entry.made.then(
      (value) => {
        entry.size = sizeOf(value);
        entry.value = value;
        if (entry.size === 0) entries.delete(key);
        evict();
      },
      () => entries.delete(key),
    );
    return entry;
  };

  const use = (key: string, entry: Entry<Made>): void => {
    entries.delete(key);
    entries.set(key, entry);
  };

  const keep = async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const entry = entries.get(key) ?? start(key, make);
    use(key, entry);
    return await entry.made;
  };

  const find = (key: string): Made | undefined => {
    const entry = entries.get(key);
    if (entry) use(key, entry);
    return entry?.value;
  };

  return Object.assign(keep, { find });
}

interface Entry<Made> {
  made: Promise<Made>;
  /** The created value, once it exists. */
  value?: Made;
  size: number;
}
