const KEY = 'recto-studio-translations';

/** The language that was last translated into on this device. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the language that is translated into. */
export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The language is not remembered.
  }
}
