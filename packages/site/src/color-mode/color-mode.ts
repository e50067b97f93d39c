import { COLOR_MODE_KEY } from '../constants.ts';

/** The colour mode of a page. */
export type ColorMode = 'light' | 'dark';
/** The colour mode that a visitor prefers; `system` follows the operating system. */
export type ColorModePreference = ColorMode | 'system';

/** Event for the script in the head: the preference, or the mode that the page forces, has changed. */
export const COLOR_MODE_EVENT = 'recto:color-mode';
/** Attribute of the root element that contains the mode which the page forces. */
export const FORCED_ATTRIBUTE = 'data-color-mode';
/** Marks controls. A button toggles the mode; a radio button selects the preference in its value. */
export const COLOR_MODE_CONTROL = 'data-color-mode-control';

/** Returns the mode that a page forces; `undefined` for any other value, since `system` cannot be forced. */
export function forcedColorMode(mode: unknown): ColorMode | undefined {
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}

/** The preference for this page, if storage is not available. */
let unstored: ColorModePreference | undefined;

/** Returns the stored preference of the visitor. */
export function readColorMode(): ColorModePreference {
  try {
    return forcedColorMode(localStorage.getItem(COLOR_MODE_KEY)) ?? 'system';
  } catch {
    return unstored ?? 'system';
  }
}

/** Stores the preference of the visitor and applies it. */
export function storeColorMode(preference: ColorModePreference): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, preference);
  } catch {
    unstored = preference;
  }
  dispatchEvent(new CustomEvent(COLOR_MODE_EVENT, { detail: preference }));
}

/** Switches from light to dark, or from dark to light. */
export function toggleColorMode(): void {
  storeColorMode(shownColorMode() === 'dark' ? 'light' : 'dark');
}

/** The mode that is shown. */
function shownColorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Calls `onChange` after every change of the preference, in this tab or another. Returns a function that stops it. */
export function watchColorMode(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of [COLOR_MODE_EVENT, 'storage', 'pageshow']) {
    addEventListener(type, onChange, { signal: listening.signal });
  }
  return () => {
    listening.abort();
  };
}
