/** While editing: shows the open page anew whenever content changes, and takes a mended fault off the screen. */
export function followContent(refresh: () => Promise<void>): void {
  if (!import.meta.hot) return;
  import.meta.hot.on('recto:content', () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    void refresh();
  });
}
