import { useLayoutEffect } from 'react';
import { COLOR_MODE_EVENT, FORCED_ATTRIBUTE, forcedColorMode } from './color-mode.ts';

/** Shows the page in the mode that its route forces, and gives the visitor's own back with the next page. */
export function useForcedColorMode(wanted: unknown): void {
  useLayoutEffect(() => {
    if (wanted === 'system') {
      console.warn('A page cannot force the colour mode "system". Force "light", "dark" or none.');
    }
    const mode = forcedColorMode(wanted);
    if (mode) document.documentElement.setAttribute(FORCED_ATTRIBUTE, mode);
    else document.documentElement.removeAttribute(FORCED_ATTRIBUTE);
    dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
  }, [wanted]);
}
