import { FOUND_KEY } from '../constants.ts';
import { loadPalette } from '../palette/load-palette.ts';
import { startSearchDialog } from '../palette/search-dialog.ts';
import { mayFetchAhead, readConnection } from '../prefetch/connection.ts';
import { fetchFiles } from './fetch-files.ts';

interface SearchOptions {
  /** Files of the palette, as the page names them. */
  files: string | undefined;
  /** A file could not be loaded. Opening the dialog again tries again. */
  onError: (error: unknown) => void;
}

/** Opens the search dialog, and loads what shows results in it. The returned function loads it ahead of need. */
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
  // The visitor comes from a search, which has loaded these files.
  if (isFound()) loadPalette().then(({ markFound }) => markFound(), onError);
  return () => {
    if (isPrepared || !mayFetchAhead(readConnection())) return;
    isPrepared = true;
    fetchFiles(document, files);
    loadPalette().then(({ warmPalette }) => warmPalette(), onError);
  };
}

function isFound(): boolean {
  try {
    return sessionStorage.getItem(FOUND_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows one of two notes in the place of the results: that they are loading, or that they could not be loaded. */
function setFailed(dialog: HTMLDialogElement, hasFailed: boolean): void {
  const box = dialog.querySelector('[aria-busy]');
  if (!box) return;
  box.ariaBusy = String(!hasFailed);
  for (const note of box.children) note.toggleAttribute('hidden', hasFailed !== (note === box.lastChild));
}
