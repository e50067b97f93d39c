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
import { fetchFiles, prefetchFiles } from './fetch-files.ts';
import { keepCarets } from './keep-carets.ts';
import { storeEvents } from './store-events.ts';
import { watchIntent } from './intent.ts';
import { restoreScroll } from './restore-scroll.ts';
import { watchLanguageChoice } from './language-choice.ts';
import { startSearch } from './search.ts';
import { startInView } from './start-in-view.ts';
import { startShortcutKey } from './shortcut-key.ts';
import { afterPaint } from '../loading/after-paint.ts';

/**
 * The only script that a first page load runs. The page is complete without it, and most controls need only this
 * script; React is loaded on intent.
 */
let starting: Promise<void> | undefined;
const { files, search, navigationFiles } =
  document.querySelector<HTMLElement>('head > script[data-files]')?.dataset ?? {};

function start(): void {
  starting ??= loadRuntime();
}

async function loadRuntime(): Promise<void> {
  try {
    // Request the page's own code together with the runtime, which would request it only after it has loaded.
    fetchFiles(document, files);
    const { prepareRuntime } = await import('../runtime/runtime.tsx');
    const mount = await prepareRuntime(chunkErrors);
    keepCarets(document);
    mount(stored.release);
  } catch (error) {
    if (chunkErrors.has(error)) {
      await retryOnNextIntent(error);
      return;
    }
    // React will not handle the stored events.
    void stored.release();
    reportMountFailure(error, document);
    throw error;
  }
}

/** Resets the start after a network error, so that the next sign of intent tries again. */
async function retryOnNextIntent(error: unknown): Promise<void> {
  starting = undefined;
  await reportMissing('runtime', error);
}

async function reportMissing(part: string, error: unknown): Promise<void> {
  chunkErrors.markHandled(error);
  console.warn(`Recto could not load its ${part}.`, error);
  // If another build is served now, the files of this one are gone: reload.
  await reloadPage(({ id }) => id !== document.getElementById('app')?.dataset['build']);
}

const reportSearch = (error: unknown): void => void reportMissing('search', error);
const chunkErrors = watchChunkErrors(globalThis, () => void reloadPage());
// Registered before `storeEvents`, which stops the propagation of stored events.
watchIntent(document, {
  onPresence() {
    prefetchFiles(document, files);
  },
  onIntent(target) {
    start();
    // Request the code for navigation as well, so that following a link need not wait for it.
    if (target instanceof Element && target.closest('a[href]')) fetchFiles(document, navigationFiles);
  },
  onSearch: startSearch(document, {
    files: search,
    onError: reportSearch,
  }),
});
const stored = storeEvents(document);
startTabs(document);
startCopyButtons(document);
startColorModeControls(document);
startBannerButton(document);
startShortcutKey(document, reportSearch);
watchLanguageChoice(document);
restoreScroll(document);
watchFailedImages(document);
startInView(document, start);
// From then on the style sheet also lays out the closed menu of small screens, so that it opens immediately.
afterPaint(() => {
  document.documentElement.dataset['painted'] = '';
});
// Restored state is shown immediately, without waiting for intent.
if (keptState.wasRestored) start();

if (import.meta.env.DEV) {
  void import('../dev/develop.ts').then(({ develop }) => {
    develop(() => starting);
  });
}
