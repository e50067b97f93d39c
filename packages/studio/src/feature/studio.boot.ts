/**
 * The only code of the studio that visitors load: a keyboard shortcut, Meta+. or Ctrl+., that loads the rest, and a
 * button for signed-in people.
 */
export default function listenForStudio(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '.' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void import('./enter-studio.ts').then(({ enterStudio }) => enterStudio());
  });
  // The cookie is not secret. Cached pages cannot contain who is signed in, so it is read here.
  if (document.cookie.includes('recto-studio-user=')) {
    void import('./studio-button.ts').then(({ showButton }) => {
      showButton();
    });
  }
}
