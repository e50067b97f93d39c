/** Maximum wait, in milliseconds. Browsers may never consider a page idle, although nothing visible happens. */
const MAX_WAIT_MS = 3000;

/** Runs work when the browser is idle. */
export function whenIdle(work: () => void): void {
  if (Object.hasOwn(globalThis, 'requestIdleCallback')) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work);
}
