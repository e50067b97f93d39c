import '@recto/ui/palette.css';
import { closeOnOutsideClick, fitDialog } from './fit-dialog.ts';
import { createHints } from './hints.ts';
import { preloadSearch } from './open-search.ts';
import { readContext, site } from './palette-context.ts';
import { createPaletteList } from './palette-list.ts';
import { readShownPage } from './shown-page.ts';

export { pressShortcutKey } from './shortcut-list.ts';
export { markFound } from './mark-on-page.ts';

/** Dialogs that show results. */
const running = new WeakSet<HTMLDialogElement>();

/** Loads the search data in advance, when the visitor is about to search. */
export function preloadPalette(): void {
  preloadSearch({ locale: readShownPage().locale, site });
}

/** Shows results for the field of the open search palette until it is closed. Rejects if a file cannot be loaded. */
export async function openPalette(dialog: HTMLDialogElement): Promise<void> {
  preloadPalette();
  const context = await readContext();
  const field = dialog.querySelector('input');
  const placeholder = dialog.querySelector('.palette-body');
  // The dialog may have been closed, or closed and opened again, in the meantime.
  if (!dialog.open || running.has(dialog) || !field || !placeholder) return;
  running.add(dialog);
  const ending = new AbortController();
  const { signal } = ending;
  fitDialog(dialog, signal);
  closeOnOutsideClick(dialog, signal);
  const hints = createHints(context.message);
  const list = createPaletteList({ dialog, field, context, signal });
  placeholder.replaceWith(list, hints);
  dialog.addEventListener(
    'close',
    () => {
      ending.abort();
      running.delete(dialog);
      hints.remove();
      list.replaceWith(placeholder);
      // The event is asynchronous: the dialog may be open again.
      if (dialog.open) void openPalette(dialog);
    },
    { signal },
  );
}
