import { SEARCH_KEY } from '../constants.ts';
import { SEARCH_DIALOG_ID, SEARCH_SELECTOR } from '../palette/start-search-dialog.ts';
import { isShortcut } from '../palette/shortcut.ts';

const INTERACTIVE = 'a[href], button, input, select, textarea, summary, recto-live, [data-live]';

/** Callbacks of `watchIntent`. */
export interface IntentListeners {
  /** A pointer moved for the first time. Called once. */
  onPresence: () => void;
  /** The visitor uses the page or is about to. Called at every such event. */
  onIntent: (target: EventTarget | null) => void;
  /** The visitor searches or is about to. Called at every such event. */
  onSearch: () => void;
}

/**
 * Watches for input that only a person causes: pointer, touch, key and wheel. Scrolling and focus do not count, because
 * scripts and the browser cause them too; a person's scroll or focus always comes with one of the others. The search
 * does not count either, because it needs no React.
 */
export function watchIntent(document: Document, { onPresence, onIntent, onSearch }: IntentListeners): void {
  const options = { capture: true, passive: true };
  let isPresent = false;
  const onInput = (event: Event): void => {
    if (!event.isTrusted || isResting(event) || isSearchKey(event)) return;
    if (isOn(SEARCH_SELECTOR, event)) {
      onSearch();
      return;
    }
    if (!isPresent) onPresence();
    isPresent = true;
    if (event.type !== 'pointermove' || isOn(INTERACTIVE, event)) onIntent(event.target);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click']) {
    document.addEventListener(type, onInput, options);
  }
}

/**
 * Whether the pointer did not move: the browser also sends `pointermove` when the layout changes below a resting
 * pointer.
 */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

function isOn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether a key is the search shortcut, or a modifier key that it begins with. */
function isSearchKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const isBeginning = event.key === 'Control' || event.key === 'Meta';
  return isBeginning || (isShortcut(SEARCH_KEY, event) && document.getElementById(SEARCH_DIALOG_ID) !== null);
}
