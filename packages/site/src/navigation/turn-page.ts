import type { Way } from './way.ts';

/**
 * Changes the page, and lets the browser draw how the old one gives way to the new one, where the site's style names
 * its `main` (`view-transition-name`). What it looks like, and that it stays away for people who asked for less
 * motion, is the style's affair.
 */
export async function turnPage(change: () => void, way: Way, document: Document): Promise<void> {
  const main = document.querySelector('main');
  const name = main && getComputedStyle(main).viewTransitionName;
  if (name === null || name === undefined || name === 'none' || !('startViewTransition' in document)) {
    change();
    return;
  }
  const turning = document.startViewTransition({ update: change, types: [way] });
  // A turn that the next one overtakes is not seen to its end, and that is no fault.
  turning.ready.catch(() => undefined);
  turning.finished.catch(() => undefined);
  await turning.updateCallbackDone;
}
