/** Where an arrow key has something else to do. */
const BUSY =
  'input, textarea, select, summary, pre, video, audio, [contenteditable], [role="tablist"], [role="slider"], [tabindex="0"]';

export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** Goes to the page that an arrow key points at, forward being where the writing goes. */
export function turnPage(event: KeyboardEvent, { previous, next }: Neighbours): void {
  const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
  const path = isForward ? next : previous;
  if (path !== undefined && !isBusy(event)) location.assign(path);
}

/** Whoever types, marks text, has something open or scrolls sideways means something else. */
function isBusy(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true;
  if (target instanceof Element && target.closest(BUSY)) return true;
  const isSelecting = getSelection()?.isCollapsed === false;
  const isWide = document.documentElement.scrollWidth > innerWidth;
  return isSelecting || isWide || document.querySelector(':popover-open, dialog[open]') !== null;
}
