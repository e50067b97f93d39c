const KEY = 'recto-studio-translations';

/** The language that somebody has last translated into, on this device. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The language is forgotten.
  }
}
