/** Events that the development server sends when content or server code has changed. */
const EVENTS = ['recto:content', 'recto:code'];

/**
 * Refreshes the open page in development whenever content or server code changes. A newer change aborts the update for
 * an older one.
 */
export function followChanges(refresh: (signal: AbortSignal) => Promise<void>): {
  /** Refreshes the page now. */
  follow: () => void;
  stop: () => void;
} {
  let last = new AbortController();
  const follow = (): void => {
    last.abort();
    last = new AbortController();
    refresh(last.signal).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  };
  for (const event of EVENTS) import.meta.hot?.on(event, follow);
  const stop = (): void => {
    last.abort();
    for (const event of EVENTS) import.meta.hot?.off(event, follow);
  };
  return { follow, stop };
}
