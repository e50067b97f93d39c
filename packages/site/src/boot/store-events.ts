/**
 * Stores events on interactive parts of the page before React is loaded, and replays them in order afterwards. Links,
 * forms, `details`, popovers and controls of the boot script need no React and are not stored. A part that waits has
 * `aria-busy`.
 */
export interface EventReplay {
  /** Call this when React is loaded: replays the stored events in order, then stops storing events. */
  release: () => Promise<void>;
}

type StoredEvent =
  | { kind: 'click'; target: ElementLocation; event: MouseEvent }
  | { kind: 'key'; target: ElementLocation; event: KeyboardEvent }
  | { kind: 'input'; target: ElementLocation; value: string; checked: boolean };

const INTERACTIVE_PARTS = 'recto-live, [data-live]';
const NATIVE = 'a[href], summary, label, input, select, textarea, [popovertarget], [commandfor]';
/** Controls that the boot script handles, before and after React is loaded. */
const BOOT_CONTROLS = '[data-tabs] button[role="tab"], [data-copy], [data-color-mode-control]';
/** Keys that a component may handle in a single-line text field, to choose or close something. */
const LINE_KEYS = /^(Enter|ArrowUp|ArrowDown|PageUp|PageDown|Escape)$/u;
/** Keys that a component may handle elsewhere: typed characters, arrows and similar keys, but not F5. */
const COMPONENT_KEYS = /^([^ ]|Arrow.+|Page.+|Home|End|Escape|Backspace|Delete)$/u;
/** Elements that the browser closes on Escape, without React. */
const CLOSED_BY_BROWSER = '[popover]:popover-open, dialog:modal';

/** Starts to store events on interactive parts of the page. */
export function storeEvents(document: Document): EventReplay {
  const queue: StoredEvent[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const busy = new Set<Element>();
  let focused: ElementLocation | undefined;
  let composing = false;
  /** Events during a replay are caused by the replay, not by the visitor. */
  let isReplaying = false;

  const hold = (stored: StoredEvent): void => {
    queue.push(stored);
    const part = stored.target.element.closest(INTERACTIVE_PARTS);
    if (!part) return;
    part.ariaBusy = 'true';
    busy.add(part);
  };
  const liveElement = (event: Event): Element | undefined => (isReplaying ? undefined : findInteractiveTarget(event));

  document.addEventListener(
    'click',
    (event) => {
      const target = liveElement(event);
      if (!target || target.closest(NATIVE)) return;
      stop(event);
      hold({ kind: 'click', target: locateElement(target), event });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const target = liveElement(event);
      if (!target || isHandledByBrowser(event, target)) return;
      stop(event);
      hold({ kind: 'key', target: locateElement(target), event });
    },
    options,
  );
  document.addEventListener(
    'input',
    (event) => {
      const target = liveElement(event);
      if (!target || !isField(target)) return;
      const last = queue.at(-1);
      // Only the last state of a field counts, as long as nothing else happened in between.
      if (last?.kind === 'input' && last.target.element === target) queue.pop();
      const checked = target instanceof HTMLInputElement && target.checked;
      hold({ kind: 'input', target: locateElement(target), value: target.value, checked });
    },
    options,
  );
  document.addEventListener('compositionstart', () => (composing = true), options);
  document.addEventListener('compositionend', () => (composing = false), options);
  document.addEventListener(
    'focusin',
    (event) => {
      focused = event.target instanceof Element ? locateElement(event.target) : undefined;
    },
    options,
  );

  const release = async (): Promise<void> => {
    // Wait for the end of an IME composition, such as of Chinese or Japanese text.
    if (composing) await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }));
    if (document.activeElement === document.body) restoreFocus(focused);
    do {
      // Let React handle each event before the next, as it would have done.
      await new Promise((resolve) => setTimeout(resolve));
      const stored = queue.shift();
      if (!stored) break;
      isReplaying = true;
      try {
        replay(stored);
      } finally {
        isReplaying = false;
      }
    } while (queue.length > 0);
    listening.abort();
    for (const part of busy) part.ariaBusy = null;
  };
  return { release };
}

/** Dispatches a stored event again, with the properties of the original. */
function replay(stored: StoredEvent): void {
  const element = findElement(stored.target);
  if (!element) return;
  switch (stored.kind) {
    case 'click':
      if (stored.event.detail === 0) {
        // A key pressed the button. Some components react to the key, and then focus what they open.
        const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
        if (element.dispatchEvent(enter)) element.dispatchEvent(new MouseEvent('click', stored.event));
        break;
      }
      // Some components react to the press, some to the release, so dispatch all events of the gesture.
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
        element.dispatchEvent(new Kind(type, stored.event));
      }
      break;
    case 'key':
      element.dispatchEvent(new KeyboardEvent('keydown', stored.event));
      break;
    case 'input':
      if (isField(element)) replayInput(element, stored);
      break;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether an element is a single-line text field. */
function isLine(element: Element): boolean {
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}

/**
 * Replays a change of a field. React ignores a change event if the value equals the last one it knows, and it knows
 * values that are set through the element's own property. So the old value is set there, and the typed one through the
 * prototype.
 */
function replayInput(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  const selection = 'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : undefined;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === checked) field.checked = !checked;
    field.click();
    return;
  }
  if (field.value === value) field.value = '';
  const past = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  past?.set?.call(field, value);
  if (selection && field !== null && 'setSelectionRange' in field && selection[0] !== null) {
    field.setSelectionRange(...selection);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** An element, and the child indexes that lead to it, in case React has replaced it. */
interface ElementLocation {
  element: Element;
  indexes: number[];
}

function locateElement(element: Element): ElementLocation {
  const indexes: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    indexes.unshift([...node.parentElement.children].indexOf(node));
  }
  return { element, indexes };
}

function findElement({ element, indexes }: ElementLocation): Element | undefined {
  if (element.isConnected) return element;
  return indexes.reduce<Element | undefined>((node, index) => node?.children[index], document.documentElement);
}

function restoreFocus(location: ElementLocation | undefined): void {
  const element = location && findElement(location);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Returns the target of a visitor's event in an interactive part. Events that scripts dispatch are ignored. */
function findInteractiveTarget({ isTrusted, target }: Event): Element | undefined {
  if (!isTrusted || !(target instanceof Element) || target.closest(BOOT_CONTROLS)) return undefined;
  return target.closest(INTERACTIVE_PARTS) ? target : undefined;
}

/** Whether the browser handles a key without React: typing, moving the focus, pressing a button, and shortcuts. */
function isHandledByBrowser(event: KeyboardEvent, target: Element): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.key === 'Escape') return target instanceof HTMLSelectElement || !!document.querySelector(CLOSED_BY_BROWSER);
  if (isLine(target)) return !LINE_KEYS.test(event.key);
  return isField(target) || !COMPONENT_KEYS.test(event.key);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
