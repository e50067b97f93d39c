import { useLayoutEffect, useSyncExternalStore } from 'react';
import {
  COLOR_MODE_EVENT,
  FORCED_ATTRIBUTE,
  forcedColorMode,
  readColorMode,
  storeColorMode,
  toggleColorMode,
  watchColorMode,
} from './color-mode.ts';
import type { ColorModePreference } from './color-mode.ts';

export interface ColorModeControl {
  /** What the visitor asked for; unknown while the server renders. */
  preference: ColorModePreference | undefined;
  choose: (preference: ColorModePreference) => void;
  /** From light to dark, or from dark to light. */
  toggle: () => void;
}

/** The visitor's colour mode, and the means to change it. */
export function useColorMode(): ColorModeControl {
  const preference = useSyncExternalStore(watchColorMode, readColorMode, () => undefined);
  return { preference, choose: storeColorMode, toggle: toggleColorMode };
}

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
