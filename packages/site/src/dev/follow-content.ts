/** While editing: shows the open page anew whenever content changes. */
export function followContent(refresh: (signal: AbortSignal) => Promise<void>): void {
  if (!import.meta.hot) return;
  let last = new AbortController();
  const follow = (): void => {
    // A newer change overtakes an older one, whichever answer comes first.
    last.abort();
    last = new AbortController();
    refresh(last.signal).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  };
  // Content may have changed between the load of the page and now.
  follow();
  import.meta.hot.on('recto:content', follow);
}
