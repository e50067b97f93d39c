import type { MouseEvent } from 'react';

/**
 * Opens a context menu once no button of the mouse is held down. Linux and macOS send `contextmenu` when the button goes
 * down, and Firefox closes every popover that is open when it comes up.
 */
export function afterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open();
  else addEventListener('pointerup', () => setTimeout(open), { once: true });
}
