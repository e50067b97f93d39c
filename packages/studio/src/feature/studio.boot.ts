/** All that visitors load of the studio: a key that loads the rest. Meta+. or Ctrl+. */
export default function listenForStudio(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '.' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void import('./enter-studio.ts').then(({ enterStudio }) => enterStudio());
  });
}
