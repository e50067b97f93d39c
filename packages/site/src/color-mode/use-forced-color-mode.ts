import { useLayoutEffect } from 'react';
import { COLOR_MODE_EVENT, FORCED_ATTRIBUTE, forcedColorMode } from './color-mode.ts';

/** Shows the page in the colour mode that its route forces. The next page has the visitor's mode again. */
export function useForcedColorMode(requested: unknown): void {
  useLayoutEffect(() => {
    if (requested === 'system') {
      console.warn('A page cannot force the colour mode "system".');
    }
    const mode = forcedColorMode(requested);
    if (mode) document.documentElement.setAttribute(FORCED_ATTRIBUTE, mode);
    else document.documentElement.removeAttribute(FORCED_ATTRIBUTE);
    dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
  }, [requested]);
}
