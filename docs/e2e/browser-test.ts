import type { Page } from '@playwright/test';

/** The browser tests of this website use the same helpers as those of the site package. */
export * from '../../packages/site/e2e/browser-test.ts';

/** Reads the clipboard; the test needs the permission to do so. */
export async function clipboard(page: Page): Promise<string> {
  return await page.evaluate(async () => await navigator.clipboard.readText());
}
