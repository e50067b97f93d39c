/**
 * Wraps an async function with a cache for its result. Concurrent calls share one result. Errors, and results for which
 * `isGood` returns `false`, are not cached.
 */
export type CacheResult = <T>(work: () => Promise<T>, isGood?: (result: T) => boolean) => () => Promise<T>;

/** No cache, for development and previews. */
export const cacheNothing: CacheResult = (work) => work;
/** Caches a result without a time limit, for values that cannot change. */
export const cacheForever: CacheResult = createTimedCache(Infinity);

/** Caches results for each version of the content. */
export function cacheForVersion(version: () => Promise<string>): CacheResult {
  return (work, isGood = () => true) => {
    let kept: { version: string; result: ReturnType<typeof work> } | undefined;
    return async () => {
      const current = await version();
      if (kept?.version === current) return await kept.result;
      const own = { version: current, result: work() };
      kept = own;
      const forget = (): void => {
        if (kept === own) kept = undefined;
      };
      own.result.then((result) => {
        if (!isGood(result)) forget();
      }, forget);
      return await own.result;
    };
  };
}

/** Caches results for a time in milliseconds, counted from when the result is available. */
export function createTimedCache(milliseconds: number, now: () => number = Date.now): CacheResult {
  return (work, isGood = () => true) => {
    let kept: { result: ReturnType<typeof work>; until: number } | undefined;
    return async () => {
      if (kept && now() < kept.until) return await kept.result;
      const own = { result: work(), until: Infinity };
      kept = own;
      own.result.then(
        (result) => {
          own.until = isGood(result) ? now() + milliseconds : 0;
        },
        () => {
          own.until = 0;
        },
      );
      return await own.result;
    };
  };
}
