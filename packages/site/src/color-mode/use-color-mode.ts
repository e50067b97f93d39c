import { useSyncExternalStore } from 'react';
import { readColorMode, storeColorMode, toggleColorMode, watchColorMode } from './color-mode.ts';
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
