/** Number of open dialogs that lock the page, and the styles before the first lock. */
let lockCount = 0;
let before: { overflow: string; paddingInlineEnd: string } | undefined;

/**
 * Prevents the page behind a dialog from scrolling. The returned function unlocks it after a delay; the last unlock
 * restores the styles of the body.
 */
export function lockPage(): (delay: number) => void {
  lockCount += 1;
  if (before === undefined) {
    const { style } = document.body;
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // Replaces the width of the scrollbar with padding, so that the layout does not shift.
    const scrollbar = innerWidth - document.documentElement.clientWidth;
    if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
    style.overflow = 'hidden';
  }
  let isHeld = true;
  return (delay) => {
    if (!isHeld) return;
    isHeld = false;
    setTimeout(() => {
      lockCount -= 1;
      if (lockCount > 0 || before === undefined) return;
      Object.assign(document.body.style, before);
      before = undefined;
    }, delay);
  };
}
