/** So long one tab waits for another, in milliseconds; then it goes on beside it. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Runs the work while no other tab runs work of the same name. Where that is impossible (browsers keep locks to secure
 * pages) or takes too long, it runs all the same: two tabs then download the same rows, which does no harm.
 */
export async function alone(name: string, work: () => Promise<void>, longestWait = LONGEST_WAIT_MS): Promise<void> {
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    hasBegun = true;
    await work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(longestWait) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
