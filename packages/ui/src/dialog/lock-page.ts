/** Who holds the page still, and how it was before. */
let holders = 0;
let before: { overflow: string; paddingInlineEnd: string } | undefined;

/**
 * Keeps the page behind a dialog from scrolling. What is given back lets it go after a while;
 * the last one to let go restores the styles of the body.
 */
export function lockPage(): (delay: number) => void {
  holders += 1;
  if (before === undefined) {
    const { style } = document.body;
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // The scrollbar goes; what stands beside it stays where it is.
    const scrollbar = innerWidth - document.documentElement.clientWidth;
    if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
    style.overflow = 'hidden';
  }
  let isHeld = true;
  return (delay) => {
    if (!isHeld) return;
    isHeld = false;
    setTimeout(() => {
      holders -= 1;
      if (holders > 0 || before === undefined) return;
      Object.assign(document.body.style, before);
      before = undefined;
    }, delay);
  };
}
