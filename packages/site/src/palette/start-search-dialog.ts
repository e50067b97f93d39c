import { SEARCH_KEY } from '../constants.ts';
import { afterPaint } from '../loading/after-paint.ts';
import { isShortcut } from './shortcut.ts';

/** Id of the dialog of the search palette. Buttons with `data-search-dialog="open"` and `"close"` open and close it. */
export const SEARCH_DIALOG_ID = 'recto-search';
/** Id of the list of results. The field references it in `aria-controls`, even before the list is loaded. */
export const RESULTS_ID = 'recto-search-results';
/** CSS selector for the content of the search dialog and the buttons that open it. */
export const SEARCH_SELECTOR = `#${SEARCH_DIALOG_ID} > *, [data-search-dialog="open"]`;

/**
 * Opens the search palette, which is part of the page's HTML, by its button or by Meta+K or Ctrl+K, and empties its
 * field when it closes. On a page without the dialog, the shortcut is left to the browser.
 */
export function startSearchDialog(document: Document, onOpen: (dialog: HTMLDialogElement) => void): void {
  const find = (): HTMLDialogElement | null => document.querySelector(`dialog#${SEARCH_DIALOG_ID}`);
  let opener: Element | null = null;
  const open = (event: Event): void => {
    const dialog = find();
    if (!dialog) return;
    event.preventDefault();
    if (dialog.open) return;
    opener = document.activeElement;
    // `showModal()` restyles every element outside of the dialog, so the dialog is first shown non-modal: the field
    // appears a frame earlier.
    dialog.show();
    dialog.querySelector('input')?.focus();
    onOpen(dialog);
    afterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      // Unlike `close()`, this fires no event.
      dialog.removeAttribute('open');
      dialog.showModal();
    });
  };
  const commandOf = ({ target }: Event): string | undefined =>
    target instanceof Element
      ? target.closest<HTMLElement>('[data-search-dialog]')?.dataset['searchDialog']
      : undefined;

  document.addEventListener('click', (event) => {
    const command = commandOf(event);
    if (command === 'open') open(event);
    if (command === 'close') find()?.close();
  });
  document.addEventListener('keydown', (event) => {
    if (isShortcut(SEARCH_KEY, event)) open(event);
  });
  // Empties the field and restores the focus. The browser would move the focus to the field, which had it when the
  // dialog became modal. The event does not bubble, hence the capture listener.
  document.addEventListener(
    'close',
    ({ target }) => {
      const dialog = find();
      const field = dialog?.querySelector('input');
      if (target !== dialog || !field) return;
      field.value = '';
      const { activeElement, body } = document;
      const isLost = activeElement === body || dialog?.contains(activeElement) === true;
      if (isLost && opener instanceof HTMLElement) opener.focus();
      opener = null;
    },
    true,
  );
}
