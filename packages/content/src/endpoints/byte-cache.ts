/**
 * Returns the value of a key, which is created once for all parallel callers. Failed or empty values are not cached.
 */
export interface ByteCache<Value> {
  (key: string, create: () => Promise<Value>): Promise<Value>;
  /** Returns a cached value synchronously; this counts as a use. */
  find: (key: string) => Value | undefined;
}

/** Creates a cache of up to `maxBytes`; the least recently used values are removed first. */
export function createByteCache<Value extends Uint8Array | undefined>(maxBytes: number): ByteCache<Value>;
export function createByteCache<Value>(maxBytes: number, sizeOf: (value: Value) => number): ByteCache<Value>;
export function createByteCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number = (value) => (value instanceof Uint8Array ? value.byteLength : 0),
): ByteCache<Value> {
  /**
   * A Map preserves the order of insertion, so the most recently used entry is last. The size is 0 until the value
   * exists.
   */
  const entries = new Map<string, Entry<Value>>();

  const evict = (): void => {
    let size = entries.values().reduce((sum, entry) => sum + entry.size, 0);
    for (const [key, entry] of entries) {
      if (size <= maxBytes) return;
      size -= entry.size;
      if (entry.size > 0) entries.delete(key);
    }
  };

  const start = (key: string, create: () => Promise<Value>) => {
    const entry: Entry<Value> = { promise: create(), size: 0 };
    entry.promise.then(
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

  const use = (key: string, entry: Entry<Value>): void => {
    entries.delete(key);
    entries.set(key, entry);
  };

  const keep = async (key: string, create: () => Promise<Value>): Promise<Value> => {
    const entry = entries.get(key) ?? start(key, create);
    use(key, entry);
    return await entry.promise;
  };

  const find = (key: string): Value | undefined => {
    const entry = entries.get(key);
    if (entry) use(key, entry);
    return entry?.value;
  };

  return Object.assign(keep, { find });
}

interface Entry<Value> {
  promise: Promise<Value>;
  /** The created value, once it exists. */
  value?: Value;
  size: number;
}
