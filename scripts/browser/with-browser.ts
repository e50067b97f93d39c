import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
// @ts-expect-error the commands are plain JavaScript, so that they run before anything is installed
import * as setup from '../setup.mjs';
// @ts-expect-error as above
import * as steps from '../steps.mjs';

const { ensureBrowser } = setup as { ensureBrowser: (step: unknown) => Promise<string> };
const { createSteps, main } = steps as {
  createSteps: () => { step: unknown };
  main: (work: () => Promise<void>) => Promise<void>;
};

/** Runs a script that looks at pages, in the browser that the journeys use. It is closed whatever happens. */
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
