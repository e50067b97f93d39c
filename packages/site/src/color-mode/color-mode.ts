import { COLOR_MODE_KEY } from '../constants.ts';

export type ColorMode = 'light' | 'dark';
/** What a visitor asks for; `system` is whatever the operating system shows. */
export type ColorModePreference = ColorMode | 'system';

/** Tells the script in the head that the preference, or what the page forces, has changed. */
export const COLOR_MODE_EVENT = 'recto:color-mode';
/** On the root element: the mode that the page forces. */
export const FORCED_ATTRIBUTE = 'data-color-mode';
/** On a button: it toggles the mode. On a radio button: its value is the preference that it chooses. */
export const COLOR_MODE_CONTROL = 'data-color-mode-control';

/** The mode a page may force; it cannot force `system`. */
export function forcedColorMode(wanted: unknown): ColorMode | undefined {
  return wanted === 'light' || wanted === 'dark' ? wanted : undefined;
}

/** Kept for this page where the browser refuses to store anything. */
let unstored: ColorModePreference | undefined;

export function readColorMode(): ColorModePreference {
  try {
    return forcedColorMode(localStorage.getItem(COLOR_MODE_KEY)) ?? 'system';
  } catch {
    return unstored ?? 'system';
  }
}

export function storeColorMode(preference: ColorModePreference): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, preference);
  } catch {
    unstored = preference;
  }
  dispatchEvent(new CustomEvent(COLOR_MODE_EVENT, { detail: preference }));
}

/** From light to dark, or from dark to light. */
export function toggleColorMode(): void {
  storeColorMode(shownColorMode() === 'dark' ? 'light' : 'dark');
}

/** The mode that is on screen. */
function shownColorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Hears of every change of the preference, in this tab or another. */
export function watchColorMode(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of [COLOR_MODE_EVENT, 'storage', 'pageshow']) {
    addEventListener(type, onChange, { signal: listening.signal });
  }
  return () => {
    listening.abort();
  };
}
