import { FOUND_KEY } from '../constants.ts';
import { loadPalette } from '../palette/load-palette.ts';
import { startSearchDialog } from '../palette/start-search-dialog.ts';
import { mayPrefetch, readConnection } from '../prefetch/connection.ts';
import { fetchFiles } from './fetch-files.ts';

interface SearchOptions {
  /** Files of the palette, as listed in the page. */
  files: string | undefined;
  /** Called when a file could not be loaded. Opening the dialog again retries. */
  onError: (error: unknown) => void;
}

/**
 * Makes the search palette work, and loads its code when it opens. Returns a function that loads the code ahead of
 * time.
 */
export function startSearch(document: Document, { files, onError }: SearchOptions): () => void {
  let isPrepared = false;
  startSearchDialog(document, (dialog) => {
    setFailed(dialog, false);
    fetchFiles(document, files);
    loadPalette()
      .then(({ openPalette }) => openPalette(dialog))
      .catch((error: unknown) => {
        setFailed(dialog, true);
        onError(error);
      });
  });
  // The visitor comes from a search result, so these files are already loaded.
  if (hasSearchResult()) loadPalette().then(({ markFound }) => markFound(), onError);
  return () => {
    if (isPrepared || !mayPrefetch(readConnection())) return;
    isPrepared = true;
    fetchFiles(document, files);
    loadPalette().then(({ preloadPalette }) => preloadPalette(), onError);
  };
}

function hasSearchResult(): boolean {
  try {
    return sessionStorage.getItem(FOUND_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows one of two messages instead of the results: that they are loading, or that they could not be loaded. */
function setFailed(dialog: HTMLDialogElement, hasFailed: boolean): void {
  const box = dialog.querySelector('[aria-busy]');
  if (!box) return;
  box.ariaBusy = String(!hasFailed);
  for (const note of box.children) note.toggleAttribute('hidden', hasFailed !== (note === box.lastChild));
}
