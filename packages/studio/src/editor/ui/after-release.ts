import type { MouseEvent } from 'react';

/**
 * Opens a context menu when no mouse button is pressed. Linux and macOS send `contextmenu` on mouse down, and Firefox
 * closes all open popovers on mouse up.
 */
export function afterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open();
  else addEventListener('pointerup', () => setTimeout(open), { once: true });
}
