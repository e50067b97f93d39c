import type { Analytics } from '../app/site.ts';
import { trackEvent } from './track-event.ts';

/** Counts the open page, and every page that is navigated to without a new document. */
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

  // A prerendered page is not visible yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else count();
  // A page that is restored from the back/forward cache counts as another view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countAgain();
  });
  watchHistory(count);
}

/** Calls `onChange` after the URL has changed without a new document. */
function watchHistory(onChange: () => void): void {
  if (Object.hasOwn(globalThis, 'navigation')) {
    // Only after a navigation has succeeded: before that, it can be redirected or cancelled.
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
    /** Missing in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }
}
