/** Functions that load code which is not needed yet. */
const waiting = new Set<() => Promise<unknown>>();
let isPreloading = false;

/** Registers code that is loaded when it is needed, and in the background before. */
export function preloadLater(load: () => Promise<unknown>): void {
  if (isPreloading) start(load);
  else waiting.add(load);
}

/** Loads all registered code, and what it registers, so that it can be used without a connection. */
export function preloadAll(): void {
  isPreloading = true;
  for (const load of waiting) start(load);
  waiting.clear();
}

function start(load: () => Promise<unknown>): void {
  // An error is shown when the code is needed; it is then loaded again.
  load().catch(() => undefined);
}
