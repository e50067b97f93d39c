import { afterPaint } from '../loading/after-paint.ts';
import {
  COLOR_MODE_CONTROL,
  readColorMode,
  storeColorMode,
  toggleColorMode,
  watchColorMode,
} from '../color-mode/color-mode.ts';
import type { ColorModePreference } from '../color-mode/color-mode.ts';

/** Set on a pressed button for one frame: it already looks as in the other mode. */
const SWITCHING_ATTRIBUTE = 'data-switching';

/** Makes the colour mode controls work: buttons that toggle the mode, and radio buttons that choose one of three. */
export function startColorModeControls(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest(`button[${COLOR_MODE_CONTROL}]`);
    if (!control) return;
    // Changing the mode restyles every element, so the button shows its new state one frame earlier.
    control.toggleAttribute(SWITCHING_ATTRIBUTE, true);
    afterPaint(() => {
      control.removeAttribute(SWITCHING_ATTRIBUTE);
      toggleColorMode();
    });
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(COLOR_MODE_CONTROL)) {
      const preference = target.value as ColorModePreference;
      afterPaint(() => {
        storeColorMode(preference);
      });
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
