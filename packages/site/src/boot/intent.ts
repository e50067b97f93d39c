const INTERACTIVE = 'a[href], button, input, select, textarea, summary, recto-live, [data-live]';

export interface IntentListeners {
  /** The visitor is there: a pointer moved. Called once. */
  onPresence: () => void;
  /** The visitor is about to use the page, or does. Called at each sign of it. */
  onIntent: () => void;
}

/**
 * Watches for what only a person does: pointer, touch, key and wheel. Scrolling and focus do not count, since scripts and
 * the browser cause them too; a person's own scroll or focus always comes with one of the others.
 */
export function watchIntent(document: Document, { onPresence, onIntent }: IntentListeners): void {
  const options = { capture: true, passive: true };
  let isPresent = false;
  const listen = (type: string, isIntent: (target: EventTarget | null) => boolean): void => {
    document.addEventListener(
      type,
      ({ isTrusted, target }) => {
        if (!isTrusted) return;
        if (!isPresent) onPresence();
        isPresent = true;
        if (isIntent(target)) onIntent();
      },
      options,
    );
  };
  // Browsers send `pointerover` without a movement when the page moves below a resting pointer; not `pointermove`.
  listen('pointermove', (target) => target instanceof Element && target.closest(INTERACTIVE) !== null);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'click']) listen(type, () => true);
}
