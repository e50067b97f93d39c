import { useEffect } from 'react';
import { preloadAll } from '../ui/preload.ts';

/** Time after which the code that is shown first has been loaded on most connections, in milliseconds. */
const DELAY = 4000;

/** Loads the rest of the editor in the background, so that it works without a connection. */
export function usePreload(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    const timer = setTimeout(preloadAll, DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}
