/** Elements in which arrow keys have another meaning. */
const BUSY =
  'input, textarea, select, summary, pre, video, audio, [contenteditable], [role="tablist"], [role="slider"], [tabindex="0"]';

/**
 * Clicks the link to the previous or next page for an arrow key; forward is the direction of the text. During a
 * navigation it waits for the new page, because the links still belong to the old one.
 */
export async function followArrow(event: KeyboardEvent): Promise<void> {
  await globalThis.navigation?.transition?.finished.catch(() => undefined);
  const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
  // Content cannot have data attributes, so a link in content never matches.
  const link = document.querySelector<HTMLAnchorElement>(
    `[data-previous-next] > a[rel=${isForward ? 'next' : 'prev'}]`,
  );
  if (link && !isBusy(event)) link.click();
}

/** Whether the user is typing, has selected text or something open, or the page can scroll sideways. */
function isBusy(event: KeyboardEvent): boolean {
  const { target, repeat, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (repeat || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true;
  if (target instanceof Element && target.closest(BUSY)) return true;
  const isSelecting = getSelection()?.isCollapsed === false;
  const isWide = document.documentElement.scrollWidth > innerWidth;
  return isSelecting || isWide || document.querySelector(':popover-open, dialog[open]') !== null;
}
