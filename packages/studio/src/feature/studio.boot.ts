/**
 * All that visitors load of the studio: a key that loads the rest, Meta+. or Ctrl+. Somebody who is signed in gets a
 * button as well.
 */
export default function listenForStudio(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '.' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void import('./enter-studio.ts').then(({ enterStudio }) => enterStudio());
  });
  // The cookie is no secret: pages are cached, so they cannot say who is signed in.
  if (document.cookie.includes('recto-studio-user=')) {
    void import('./studio-button.ts').then(({ showButton }) => {
      showButton();
    });
  }
}
