import {
  COLOR_MODE_CONTROL,
  readColorMode,
  storeColorMode,
  toggleColorMode,
  watchColorMode,
} from '../color-mode/color-mode.ts';
import type { ColorModePreference } from '../color-mode/color-mode.ts';

/** Makes the controls of the colour mode work: buttons that toggle it, and radio buttons that choose one of three. */
export function startColorModeControls(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest(`button[${COLOR_MODE_CONTROL}]`);
    if (control) toggleColorMode();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(COLOR_MODE_CONTROL)) {
      storeColorMode(target.value as ColorModePreference);
    }
  });
  const show = (): void => {
    const preference = readColorMode();
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[${COLOR_MODE_CONTROL}]`)) {
      radio.checked = radio.value === preference;
    }
  };
  show();
  watchColorMode(show);
}
