import { useSyncExternalStore } from 'react';
import { readColorMode, storeColorMode, toggleColorMode, watchColorMode } from './color-mode.ts';
import type { ColorModePreference } from './color-mode.ts';

/** The visitor's colour mode, and functions to change it. */
export interface ColorModeControl {
  /** Preference of the visitor; `undefined` while the server renders. */
  preference: ColorModePreference | undefined;
  /** Stores a preference. */
  choose: (preference: ColorModePreference) => void;
  /** Switches from light to dark, or from dark to light. */
  toggle: () => void;
}

/** Returns the visitor's colour mode, and functions to change it. */
export function useColorMode(): ColorModeControl {
  const preference = useSyncExternalStore(watchColorMode, readColorMode, () => undefined);
  return { preference, choose: storeColorMode, toggle: toggleColorMode };
}
