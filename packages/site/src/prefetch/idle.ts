/** Maximum wait, in milliseconds. Browsers may never consider a page idle, although nothing visible happens. */
const MOST_MS = 3000;

/** Runs work when the browser is idle. */
export function whenIdle(work: () => void): void {
  if (Object.hasOwn(globalThis, 'requestIdleCallback')) requestIdleCallback(work, { timeout: MOST_MS });
  else setTimeout(work);
}
