/** Longest time that a tab waits for another one, in milliseconds; then both run in parallel. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs work while no other tab runs work of the same name. If locks are not available (browsers limit them to secure
 * pages) or waiting takes too long, the work runs anyway: two tabs then download the same rows, which does no harm.
 */
export async function withTabLock(name: string, work: () => Promise<void>, maxWait = MAX_WAIT_MS): Promise<void> {
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    hasBegun = true;
    await work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(maxWait) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
