import type { Direction } from './direction.ts';

/**
 * Changes the page with a view transition if the site's CSS sets `view-transition-name` on `main`. The CSS of the site
 * defines the animation, and disables it for visitors who prefer reduced motion.
 */
export async function transitionPage(change: () => void, way: Direction, document: Document): Promise<void> {
  const main = document.querySelector('main');
  const name = main && getComputedStyle(main).viewTransitionName;
  if (name === null || name === undefined || name === 'none' || !('startViewTransition' in document)) {
    change();
    return;
  }
  const transition = document.startViewTransition({ update: change, types: [way] });
  // A transition that the next one interrupts rejects, which is not an error.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
