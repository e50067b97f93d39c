/** Where an arrow key has something else to do. */
const BUSY =
  'input, textarea, select, summary, pre, video, audio, [contenteditable], [role="tablist"], [role="slider"], [tabindex="0"]';

/**
 * Follows the link that an arrow key points at, forward being where the writing goes. It is the link that is clicked,
 * so the page turns as if somebody had clicked it.
 */
export function followArrow(event: KeyboardEvent): void {
  const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
  // Content cannot have data attributes, so a link in content never matches.
  const link = document.querySelector<HTMLAnchorElement>(`[data-surround] > a[rel=${isForward ? 'next' : 'prev'}]`);
  if (link && !isBusy(event)) link.click();
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
