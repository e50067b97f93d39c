import 'virtual:recto/styles';
import { startAnalytics } from '../analytics/start-analytics.ts';
import { watchChunkErrors } from '../builds/chunk-errors.ts';
import { keptState } from '../builds/kept-state.ts';
import { reloadPage } from '../builds/reload-page.ts';
import { reportMountFailure } from '../errors/mount-failure.ts';
import { watchFailedImages } from './failed-images.ts';
import { holdEvents } from './hold.ts';
import { watchIntent } from './intent.ts';
import { keepScroll } from './keep-scroll.ts';
import { watchLanguageChoice } from './language-choice.ts';
import { prefetchWhenIdle } from './prefetch.ts';

/**
 * The only script of a first load. The page is complete without it;
 * React comes when someone shows that it is wanted.
 */
let starting: Promise<void> | undefined;

function start(): void {
  starting ??= bringToLife();
}

async function bringToLife(): Promise<void> {
  try {
    const { prepareRuntime } = await import('../runtime/runtime.tsx');
    const mount = await prepareRuntime(chunkErrors);
    mount(held.release);
  } catch (error) {
    if (chunkErrors.has(error)) {
      await tryAgainLater(error);
      return;
    }
    // Nobody will answer what was held.
    void held.release();
    reportMountFailure(error, document);
    throw error;
  }
}

/** A lost connection must not cost the page its life: the next sign of intent tries again. */
async function tryAgainLater(error: unknown): Promise<void> {
  chunkErrors.settle(error);
  starting = undefined;
  console.warn('Recto could not load its runtime.', error);
  // The files of an older build will not come back.
  await reloadPage(({ id }) => id !== document.getElementById('app')?.dataset['build']);
}

const chunkErrors = watchChunkErrors(globalThis, () => void reloadPage());
// Intent listens first: a held event goes no further.
watchIntent(document, start);
const held = holdEvents(document);
prefetchWhenIdle(document);
watchLanguageChoice(document);
keepScroll(document);
watchFailedImages(document);
startAnalytics(document);
// Whoever was in the midst of something finds it again without a sign.
if (keptState.wasRestored) start();

if (import.meta.hot) {
  import.meta.hot.on('recto:content', () => {
    // What was mended leaves the screen; and whoever edits wants to see it, touched or not.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    start();
  });
}
