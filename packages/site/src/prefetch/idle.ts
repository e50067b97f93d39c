/** Longest wait, in milliseconds. A page may never be idle in the eyes of its browser, though nobody sees it move. */
const MOST_MS = 3000;

/** Does work once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (Object.hasOwn(globalThis, 'requestIdleCallback')) requestIdleCallback(work, { timeout: MOST_MS });
  else setTimeout(work);
}
