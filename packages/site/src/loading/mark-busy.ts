import { NAVIGATION_DELAY_MS } from '../constants.ts';

/**
 * Marks the current page as busy while the next one loads, unless that is quick. Returns a function that removes the
 * mark.
 */
export function markBusy(findMain: () => Element | null): () => void {
  let marked: Element | null = null;
  const timer = setTimeout(() => {
    marked = findMain();
    marked?.setAttribute('aria-busy', 'true');
  }, NAVIGATION_DELAY_MS);
  return () => {
    clearTimeout(timer);
    marked?.removeAttribute('aria-busy');
  };
}
