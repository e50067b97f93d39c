/** Says that somebody has edited in this browser, so pages show the button. It is no secret and gives no right. */
export const EDITOR_FLAG = 'recto-studio';

export function rememberEditor(): void {
  try {
    localStorage.setItem(EDITOR_FLAG, '1');
  } catch {
    // The button is not shown; the key still works.
  }
}

export function forgetEditor(): void {
  try {
    localStorage.removeItem(EDITOR_FLAG);
  } catch {
    // There is nothing to forget.
  }
}
