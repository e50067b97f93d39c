/**
 * Stores events on interactive parts of the page before React is loaded, and replays them in order afterwards. Links,
 * forms, `details`, popovers and controls of the boot script need no React and are not stored. A part that waits has
 * `aria-busy`.
 */
export interface Hold {
  /** Call this when React is loaded: replays the stored events in order, then stops storing events. */
  release: () => Promise<void>;
}

type Held =
  | { kind: 'click'; target: Place; event: MouseEvent }
  | { kind: 'key'; target: Place; event: KeyboardEvent }
  | { kind: 'input'; target: Place; value: string; checked: boolean };

const LIVE = 'recto-live, [data-live]';
const NATIVE = 'a[href], summary, label, input, select, textarea, [popovertarget], [commandfor]';
/** Controls that the boot script handles, before and after React is loaded. */
const ANSWERED = '[data-tabs] button[role="tab"], [data-copy], [data-color-mode-control]';
/** Keys that a component may handle in a single-line text field, to choose or close something. */
const LINE_KEYS = /^(Enter|ArrowUp|ArrowDown|PageUp|PageDown|Escape)$/u;
/** Keys that a component may handle elsewhere: typed characters, arrows and similar keys, but not F5. */
const COMPONENT_KEYS = /^([^ ]|Arrow.+|Page.+|Home|End|Escape|Backspace|Delete)$/u;
/** Elements that the browser closes on Escape, without React. */
const CLOSES_ITSELF = '[popover]:popover-open, dialog:modal';

/** Starts to store events on interactive parts of the page. */
export function holdEvents(document: Document): Hold {
  const queue: Held[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const busy = new Set<Element>();
  let focused: Place | undefined;
  let composing = false;
  /** Events during a replay are caused by the replay, not by the visitor. */
  let isReplaying = false;

  const hold = (held: Held): void => {
    queue.push(held);
    const part = held.target.element.closest(LIVE);
    if (!part) return;
    part.ariaBusy = 'true';
    busy.add(part);
  };
  const liveElement = (event: Event): Element | undefined => (isReplaying ? undefined : findLive(event));

  document.addEventListener(
    'click',
    (event) => {
      const target = liveElement(event);
      if (!target || target.closest(NATIVE)) return;
      stop(event);
      hold({ kind: 'click', target: placeOf(target), event });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const target = liveElement(event);
      if (!target || belongsToBrowser(event, target)) return;
      stop(event);
      hold({ kind: 'key', target: placeOf(target), event });
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
      hold({ kind: 'input', target: placeOf(target), value: target.value, checked });
    },
    options,
  );
  document.addEventListener('compositionstart', () => (composing = true), options);
  document.addEventListener('compositionend', () => (composing = false), options);
  document.addEventListener(
    'focusin',
    (event) => {
      focused = event.target instanceof Element ? placeOf(event.target) : undefined;
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
      const held = queue.shift();
      if (!held) break;
      isReplaying = true;
      try {
        replay(held);
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
function replay(held: Held): void {
  const element = findPlace(held.target);
  if (!element) return;
  switch (held.kind) {
    case 'click':
      // Some components react to the press, some to the release, so dispatch the whole gesture.
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
        element.dispatchEvent(new Kind(type, held.event));
      }
      break;
    case 'key':
      element.dispatchEvent(new KeyboardEvent('keydown', held.event));
      break;
    case 'input':
      if (isField(element)) replayInput(element, held);
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
interface Place {
  element: Element;
  way: number[];
}

function placeOf(element: Element): Place {
  const way: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    way.unshift([...node.parentElement.children].indexOf(node));
  }
  return { element, way };
}

function findPlace({ element, way }: Place): Element | undefined {
  if (element.isConnected) return element;
  return way.reduce<Element | undefined>((node, index) => node?.children[index], document.documentElement);
}

function restoreFocus(place: Place | undefined): void {
  const element = place && findPlace(place);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Returns the target of a visitor's event in an interactive part. Events that scripts dispatch are ignored. */
function findLive({ isTrusted, target }: Event): Element | undefined {
  if (!isTrusted || !(target instanceof Element) || target.closest(ANSWERED)) return undefined;
  return target.closest(LIVE) ? target : undefined;
}

/** Whether the browser handles a key without React: typing, moving the focus, pressing a button, and shortcuts. */
function belongsToBrowser(event: KeyboardEvent, target: Element): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.key === 'Escape') return target instanceof HTMLSelectElement || !!document.querySelector(CLOSES_ITSELF);
  if (isLine(target)) return !LINE_KEYS.test(event.key);
  return isField(target) || !COMPONENT_KEYS.test(event.key);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
