/** Creates a value at the first call and shares it. A failed attempt is not cached: the next call tries again. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let promise: Promise<Made> | undefined;
  return () => {
    promise ??= make().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}

/** Like `once`, separately for each key. */
export function onceByKey<Key, Made>(make: (key: Key) => Promise<Made>): (key: Key) => Promise<Made> {
  const getters = new Map<Key, () => Promise<Made>>();
  return (key) => {
    const get = getters.get(key) ?? once(() => make(key));
    getters.set(key, get);
    return get();
  };
}
