/**
 * All that visitors load of the studio: a key that loads the rest, Meta+. or Ctrl+. Somebody who has edited in this
 * browser gets a button as well.
 */
export default function listenForStudio(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '.' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void import('./enter-studio.ts').then(({ enterStudio }) => enterStudio());
  });
  try {
    if (localStorage.getItem('recto-studio')) void import('./studio-button.ts').then(({ showButton }) => showButton());
  } catch {
    // A browser that stores nothing has no button.
  }
}
