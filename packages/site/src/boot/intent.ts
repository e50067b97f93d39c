const INTERACTIVE = 'a[href], button, input, select, textarea, summary, recto-live, [data-live]';

export interface IntentListeners {
  /** A pointer moved for the first time. Called once. */
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
  const onInput = (event: Event): void => {
    if (!event.isTrusted || isResting(event)) return;
    if (!isPresent) onPresence();
    isPresent = true;
    if (event.type !== 'pointermove' || isOnInteractive(event)) onIntent();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click']) {
    document.addEventListener(type, onInput, options);
  }
}

/** The browser sends a `pointermove` when the layout changes below a pointer that rests. */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

function isOnInteractive({ target }: Event): boolean {
  return target instanceof Element && target.closest(INTERACTIVE) !== null;
}
