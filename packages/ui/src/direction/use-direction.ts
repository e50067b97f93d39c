import { useSyncExternalStore } from 'react';

/** Writing direction. */
export type Direction = 'ltr' | 'rtl';

/** Returns the writing direction of the page; always `ltr` on the server. */
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
