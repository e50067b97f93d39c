import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Which way the page is written. A server cannot know of a portal's page, so it says left to right. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, readDirection, () => 'ltr');
}

function readDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => {
    observer.disconnect();
  };
}
