/** How long an answer is good enough, in milliseconds. */
const KEPT_MS = 5000;

/**
 * Does the work once for all who ask within a few seconds. Where the content may change, a list of all pages is made
 * anew each time, and strangers could keep a server busy with nothing else.
 */
export function keepBriefly<T>(work: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let kept: { result: Promise<T>; until: number } | undefined;
  return async () => {
    if (!kept || now() >= kept.until) {
      const fresh = { result: work(), until: now() + KEPT_MS };
      kept = fresh;
      fresh.result.catch(() => {
        if (kept === fresh) kept = undefined;
      });
    }
    return await kept.result;
  };
}
