import { loadPalette } from '../palette/load-palette.ts';

/** Opens the list of keyboard shortcuts on the question mark key, also that of Arabic and Chinese keyboards. */
export function startShortcutKey(document: Document, onError: (error: unknown) => void): void {
  document.addEventListener('keydown', (event) => {
    if (!'?؟？'.includes(event.key)) return;
    // Includes elements in a shadow tree, such as a field of the studio. After the event is dispatched, the path is empty.
    const [target] = event.composedPath();
    loadPalette()
      .then(({ pressShortcutKey }) => pressShortcutKey(event, target))
      .catch(onError);
  });
}
