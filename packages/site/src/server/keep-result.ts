/** Does some work once for all who ask while its result is kept. What failed is done again for the next one. */
export type Keep = <T>(work: () => Promise<T>, isGood?: (result: T) => boolean) => () => Promise<T>;

/** While an editor works, everything is made anew. */
export const keepNothing: Keep = (work) => work;
/** What can't change is made once. */
export const keepForever: Keep = createKeep(Infinity);

/** What is made from content is made once a version of it. */
export function keepForVersion(version: () => Promise<string>): Keep {
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

/** Keeps results for so many milliseconds from when they are there; while work is under way, nobody begins it again. */
export function createKeep(milliseconds: number, now: () => number = Date.now): Keep {
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
