/** npm run template-pictures [name …]: builds the templates and takes screenshots in both modes for the gallery. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '@recto/site/testing';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './browser/with-browser.ts';
// @ts-expect-error the commands are plain JavaScript, so that they run before anything is installed
import * as build from './site-build.mjs';
import { createSteps } from './steps.mjs';

const { ensureBuild } = build as { ensureBuild: (step: unknown, options: object) => Promise<string> };

const root = join(import.meta.dirname, '..');
const templates = join(root, 'templates');

/** File names of the screenshots. The first is also used on the card of the template. */
const NAMES = ['main', 'image2', 'image3'];
const MODES = ['light', 'dark'] as const;
const VIEWPORT = { width: 1440, height: 900 };
const QUALITY = 82;

/** Returns the path of the home page and of the first two pages that it links to in its header and text. */
async function choosePages(page: Page): Promise<string[]> {
  await page.goto('/');
  const home = new URL(page.url()).pathname;
  const links = page.locator('header nav a[href^="/"], main a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set([home, ...paths])].slice(0, NAMES.length);
}

async function takeScreenshots(browser: Browser, baseURL: string, folder: string): Promise<void> {
  for (const colorScheme of MODES) {
    const context = await browser.newContext({ baseURL, viewport: VIEWPORT, colorScheme });
    const page = await context.newPage();
    for (const [index, path] of (await choosePages(page)).entries()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const name = `${NAMES[index]}${colorScheme === 'dark' ? '-dark' : ''}.webp`;
      await sharp(taken).webp({ quality: QUALITY, effort: 6 }).toFile(join(folder, name));
    }
    await context.close();
  }
}

await withBrowser(async (browser) => {
  const { step } = createSteps();
  const selected = process.argv.slice(2);
  const names = readdirSync(templates).filter((name) => existsSync(join(templates, name, 'recto.config.ts')));
  for (const name of selected.length > 0 ? selected : names) {
    const output = await ensureBuild(step, { site: join(templates, name), name: `Build the template ${name}` });
    const folder = join(root, 'docs', 'public', 'templates', name);
    mkdirSync(folder, { recursive: true });
    const site = await serveBuild(output);
    try {
      await takeScreenshots(browser, site.origin, folder);
    } finally {
      await site.stop();
    }
  }
});
