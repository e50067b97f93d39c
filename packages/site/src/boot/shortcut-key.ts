import { loadPalette } from '../palette/load-palette.ts';

/** The question mark of Latin, Arabic and Chinese keyboards. */
const QUESTION_MARK = /^[?؟？]$/u;
/** Elements in which a question mark is typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Opens the list of keyboard shortcuts when the visitor presses the question mark outside of a field. The list is part
 * of the palette's code.
 */
export function startShortcutKey(document: Document, onError: (error: unknown) => void): void {
  document.addEventListener('keydown', (event) => {
    if (!QUESTION_MARK.test(event.key) || event.ctrlKey || event.metaKey) return;
    // The element inside of a shadow tree, such as a field of the studio.
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(FIELDS)) return;
    loadPalette()
      .then(({ pressShortcutKey }) => pressShortcutKey())
      .catch(onError);
  });
}
