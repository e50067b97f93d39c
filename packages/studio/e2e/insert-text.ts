import type { BrowserContext } from '@playwright/test';

/**
 * Over WebDriver BiDi, Playwright's `fill` and `insertText` assign the value or change the DOM, which neither React nor an
 * editor notices. This puts in the function's place one that inserts text as the browser does when somebody types it.
 */
export async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set() {
        // Playwright assigns its own.
      },
    });
  });
}
