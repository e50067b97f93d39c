/**
 * Asks the development server, whenever this page connects, whether content or code has changed since the page was
 * requested. If it has, the server sends the event of the change, which the page could not receive before.
 */
export function findMissedChanges(): void {
  const ask = (): void => {
    import.meta.hot?.send('recto:missed-changes', { age: performance.now() });
  };
  import.meta.hot?.on('vite:ws:connect', ask);
  ask();
}
