import type { Page } from '@playwright/test';

/** The journeys of this website use the same means as those of the mechanisms below it. */
export * from '../../packages/site/e2e/journey.ts';

/** What was copied last; the journey has to be allowed to read it. */
export async function clipboard(page: Page): Promise<string> {
  return await page.evaluate(async () => await navigator.clipboard.readText());
}
