import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureBrowser } from '../setup.mjs';
import { createSteps, main } from '../steps.mjs';

/** Runs a script with the browser of the browser tests, and always closes it at the end. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  await main(async () => {
    const executablePath = await ensureBrowser(createSteps().step);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      await work(browser);
    } finally {
      await browser.close();
    }
  });
}
