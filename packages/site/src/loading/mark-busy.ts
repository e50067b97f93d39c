import { NAVIGATION_DELAY_MS } from '../constants.ts';

/**
 * Marks the page on screen as about to change, but not when the next one comes soon.
 * Gives back what takes the mark away.
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
