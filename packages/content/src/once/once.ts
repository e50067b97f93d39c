/** Makes something at the first call and shares it. A failed attempt is not kept: the next call makes a new one. */
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

/** The same for every key. */
export function onceByKey<Key, Made>(make: (key: Key) => Promise<Made>): (key: Key) => Promise<Made> {
  const known = new Map<Key, () => Promise<Made>>();
  return (key) => {
    const get = known.get(key) ?? once(() => make(key));
    known.set(key, get);
    return get();
  };
}
