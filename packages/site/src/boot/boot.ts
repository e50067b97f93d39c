import 'virtual:recto/styles';
import { holdEvents } from './hold.ts';
import { watchIntent } from './intent.ts';
import { prefetchWhenIdle } from './prefetch.ts';

/**
 * The only script of a first load. The page is complete without it;
 * React comes when someone shows that it is wanted.
 */
let starting: Promise<void> | undefined;

function start(): void {
  starting ??= import('../runtime/runtime.tsx')
    .then(({ startRuntime }) => startRuntime(held.release))
    .catch((error: unknown) => {
      // A lost connection must not cost the page its life: the next sign of intent tries again.
      starting = undefined;
      console.warn('Recto could not load its runtime.', error);
    });
}

// Intent listens first: a held event goes no further.
watchIntent(document, start);
const held = holdEvents(document);
prefetchWhenIdle(document);

if (import.meta.hot) {
  import.meta.hot.on('recto:content', () => {
    // What was mended leaves the screen; and whoever edits wants to see it, touched or not.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    start();
  });
}
