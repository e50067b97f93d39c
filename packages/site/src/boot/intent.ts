const INTERACTIVE = 'a[href], button, input, select, textarea, summary, recto-live, [data-live]';

/** Calls `onIntent` at each sign that a visitor is about to do something. */
export function watchIntent(document: Document, onIntent: () => void): void {
  const options = { capture: true, passive: true };
  const onPointer = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(INTERACTIVE)) onIntent();
  };
  document.addEventListener('pointerover', onPointer, options);
  document.addEventListener('pointerdown', onPointer, options);
  document.addEventListener('focusin', onIntent, options);
  document.addEventListener('keydown', onIntent, options);
  document.addEventListener(
    'scroll',
    () => {
      // The browser scrolls too, to a hash or back to where one was: that is before the load is over.
      if (document.readyState === 'complete') onIntent();
    },
    { ...options, once: false },
  );
}
