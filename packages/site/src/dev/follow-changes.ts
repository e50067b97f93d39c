/** What the dev server sends when content or code of the server has changed. */
const EVENTS = ['recto:content', 'recto:code'];

/**
 * While developing: shows the open page again whenever content or code of the server changes. A newer change ends the
 * update for an older one, whichever answer comes first.
 */
export function followChanges(refresh: (signal: AbortSignal) => Promise<void>): {
  /** Shows the page again now. */
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
