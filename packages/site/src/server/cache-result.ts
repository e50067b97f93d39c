/**
 * Wraps an async function with a cache for its result. Concurrent calls share one result. Errors, and results for which
 * `isCacheable` returns `false`, are not cached.
 */
export type CacheResult = <T>(work: () => Promise<T>, isCacheable?: (result: T) => boolean) => () => Promise<T>;

/** No cache, for development and previews. */
export const cacheNothing: CacheResult = (work) => work;
/** Caches a result without a time limit, for values that cannot change. */
export const cacheForever: CacheResult = createTimedCache(Infinity);

/** Caches results for each version of the content. */
export function cacheForVersion(version: () => Promise<string>): CacheResult {
  return (work, isCacheable = () => true) => {
    let cached: { version: string; result: ReturnType<typeof work> } | undefined;
    return async () => {
      const current = await version();
      if (cached?.version === current) return await cached.result;
      const entry = { version: current, result: work() };
      cached = entry;
      const forget = (): void => {
        if (cached === entry) cached = undefined;
      };
      entry.result.then((result) => {
        if (!isCacheable(result)) forget();
      }, forget);
      return await entry.result;
    };
  };
}

/**
 * Caches results for a time in milliseconds, counted from when the result is available. The time does not depend on the
 * clock of the system, which may jump.
 */
export function createTimedCache(milliseconds: number, now: () => number = () => performance.now()): CacheResult {
  return (work, isCacheable = () => true) => {
    let cached: { result: ReturnType<typeof work>; until: number } | undefined;
    return async () => {
      if (cached && now() < cached.until) return await cached.result;
      const entry = { result: work(), until: Infinity };
      cached = entry;
      entry.result.then(
        (result) => {
          entry.until = isCacheable(result) ? now() + milliseconds : 0;
        },
        () => {
          entry.until = 0;
        },
      );
      return await entry.result;
    };
  };
}
