import type { Analytics } from '../app/site.ts';
import { trackEvent } from './track-event.ts';

/** Counts the page that is open, and every one that is opened in its place. */
export function countPages({ hashMode = false }: Analytics): void {
  let last: string | undefined;

  const count = (): void => {
    const { pathname, hash } = location;
    const page = hashMode ? pathname + hash : pathname;
    if (page === last) return;
    last = page;
    trackEvent('pageview');
  };
  const countAgain = (): void => {
    last = undefined;
    count();
  };

  // A page that is made ready ahead of need has not been seen yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else count();
  // Back from where browsers keep pages whole, it is seen once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countAgain();
  });
  watchHistory(count);
}

/** Calls back after the address has changed without a new document. */
function watchHistory(onChange: () => void): void {
  if (Object.hasOwn(globalThis, 'navigation')) {
    // Not before a navigation has arrived: on its way it may be redirected, or given up.
    navigation.addEventListener('navigatesuccess', onChange);
    return;
  }
  const push = history.pushState.bind(history);
  history.pushState = (...state) => {
    push(...state);
    onChange();
  };
  addEventListener('popstate', onChange);
  addEventListener('hashchange', onChange);
}

declare global {
  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean;
  }
}
