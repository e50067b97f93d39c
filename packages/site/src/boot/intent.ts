import { SEARCH_KEY } from '../constants.ts';
import { SEARCH_DIALOG_ID, SEARCH_PARTS } from '../palette/search-dialog.ts';
import { isShortcut } from '../palette/shortcut.ts';

const INTERACTIVE = 'a[href], button, input, select, textarea, summary, recto-live, [data-live]';

export interface IntentListeners {
  /** A pointer moved for the first time. Called once. */
  onPresence: () => void;
  /** The visitor is about to use the page, or does. Called at each sign of it. */
  onIntent: (target: EventTarget | null) => void;
  /** The visitor is about to search, or does. Called at each sign of it. */
  onSearch: () => void;
}

/**
 * Watches for what only a person does: pointer, touch, key and wheel. Scrolling and focus do not count, since scripts and
 * the browser cause them too; a person's own scroll or focus always comes with one of the others. Neither does the
 * search, which needs no React.
 */
export function watchIntent(document: Document, { onPresence, onIntent, onSearch }: IntentListeners): void {
  const options = { capture: true, passive: true };
  let isPresent = false;
  const onInput = (event: Event): void => {
    if (!event.isTrusted || isResting(event) || isSearchKey(event)) return;
    if (isOn(SEARCH_PARTS, event)) {
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

/** The browser sends a `pointermove` when the layout changes below a pointer that rests. */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

function isOn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** The shortcut of the search, and the keys that it begins with. */
function isSearchKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const isBeginning = event.key === 'Control' || event.key === 'Meta';
  return isBeginning || (isShortcut(SEARCH_KEY, event) && document.getElementById(SEARCH_DIALOG_ID) !== null);
}
