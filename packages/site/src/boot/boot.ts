import 'virtual:recto/styles';
import 'virtual:recto/boot';
import { startCopyButtons, startTabs } from '@recto/ui/boot';
import { watchChunkErrors } from '../builds/chunk-errors.ts';
import { keptState } from '../builds/kept-state.ts';
import { reloadPage } from '../builds/reload-page.ts';
import { reportMountFailure } from '../errors/mount-failure.ts';
import { startBannerButton } from './banner-button.ts';
import { startColorModeControls } from './color-mode-controls.ts';
import { watchFailedImages } from './failed-images.ts';
import { fetchFiles, fetchFilesAhead } from './fetch-files.ts';
import { holdEvents } from './hold.ts';
import { watchIntent } from './intent.ts';
import { keepScroll } from './keep-scroll.ts';
import { watchLanguageChoice } from './language-choice.ts';
import { startSearch } from './search.ts';
import { startInView } from './start-in-view.ts';
import { afterPaint } from '../loading/after-paint.ts';

/**
 * The only script of a first load. The page is complete without it, and most controls need only this script; React is
 * loaded on intent.
 */
let starting: Promise<void> | undefined;
const { files, search, visits } = document.querySelector<HTMLElement>('head > script[data-files]')?.dataset ?? {};

function start(): void {
  starting ??= bringToLife();
}

async function bringToLife(): Promise<void> {
  try {
    // Together with the runtime, which would request the page's own code only after it has loaded.
    fetchFiles(document, files);
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
  starting = undefined;
  await reportMissing('runtime', error);
}

async function reportMissing(part: string, error: unknown): Promise<void> {
  chunkErrors.settle(error);
  console.warn(`Recto could not load its ${part}.`, error);
  // The files of an older build will not come back.
  await reloadPage(({ id }) => id !== document.getElementById('app')?.dataset['build']);
}

const chunkErrors = watchChunkErrors(globalThis, () => void reloadPage());
// Intent listens first: a held event goes no further.
watchIntent(document, {
  onPresence() {
    fetchFilesAhead(document, files);
  },
  onIntent(target) {
    start();
    // By the time the page is alive, a link that is followed must not wait for more code.
    if (target instanceof Element && target.closest('a[href]')) fetchFiles(document, visits);
  },
  onSearch: startSearch(document, {
    files: search,
    onError: (error) => void reportMissing('search', error),
  }),
});
const held = holdEvents(document);
startTabs(document);
startCopyButtons(document);
startColorModeControls(document);
startBannerButton(document);
watchLanguageChoice(document);
keepScroll(document);
watchFailedImages(document);
startInView(document, start);
// The style sheet lays out the closed menu of small screens from then on, so that it opens at once.
afterPaint(() => {
  document.documentElement.dataset['painted'] = '';
});
// Whoever was in the midst of something finds it again without a sign.
if (keptState.wasRestored) start();

if (import.meta.env.DEV) {
  void import('../dev/develop.ts').then(({ develop }) => {
    develop(() => starting);
  });
}
