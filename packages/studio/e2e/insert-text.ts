import type { BrowserContext } from '@playwright/test';

/**
 * Over WebDriver BiDi, Playwright's `fill` and `insertText` assign the value or change the DOM, which neither React nor
 * an editor detects. This replaces that function with one that inserts text as if it were typed.
 */
export async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set() {
        // Ignores the function that Playwright assigns.
      },
    });
  });
}
