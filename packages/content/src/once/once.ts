/** Creates a value at the first call and shares it. A failed attempt is not cached: the next call tries again. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Like `once`, separately for each key. */
export function onceByKey<Key, Made>(make: (key: Key) => Promise<Made>): (key: Key) => Promise<Made> {
  const known = new Map<Key, () => Promise<Made>>();
  return (key) => {
    const get = known.get(key) ?? once(() => make(key));
    known.set(key, get);
    return get();
  };
}
