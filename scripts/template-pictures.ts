/**
 * npm run template-pictures [name …]: builds the templates and takes screenshots of them in light and dark mode, for the
 * pages of the templates.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '@recto/site/testing';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './browser/with-browser.ts';
import { MODES } from './pictures/kit.ts';
import { startRecord } from './pictures/taken.ts';
import { TEMPLATE_PICTURES, fileOf, listTemplateFiles, listTemplates } from './pictures/template-pictures.ts';
import { root } from './project.mjs';
import { ensureBuild } from './site-build.mjs';
import { createSteps } from './steps.mjs';

const VIEWPORT = { width: 1440, height: 900 };
const QUALITY = 82;

/** Returns the path of the home page and of the first two pages that it links to in its header and text. */
async function choosePages(page: Page): Promise<string[]> {
  await page.goto('/');
  const home = new URL(page.url()).pathname;
  const links = page.locator('header nav a[href^="/"], main a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set([home, ...paths])].slice(0, TEMPLATE_PICTURES.length);
}

/** Takes the screenshots of a running template. `record` records that the picture in a file was taken. */
async function takeScreenshots(
  browser: Browser,
  baseURL: string,
  template: string,
  record: (file: string) => void,
): Promise<void> {
  for (const colorScheme of MODES) {
    const context = await browser.newContext({ baseURL, viewport: VIEWPORT, colorScheme });
    const page = await context.newPage();
    for (const [index, path] of (await choosePages(page)).entries()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = fileOf(template, TEMPLATE_PICTURES[index] ?? '', colorScheme);
      await sharp(taken).webp({ quality: QUALITY, effort: 6 }).toFile(join(root, file));
      record(file);
    }
    await context.close();
  }
}

await withBrowser(async (browser) => {
  const record = startRecord(root, listTemplateFiles());
  const { step } = createSteps();
  const selected = process.argv.slice(2);
  for (const name of selected.length > 0 ? selected : listTemplates()) {
    const output = await ensureBuild(step, {
      name: `Build the template ${name}`,
      site: join(root, 'templates', name),
      isQuick: true,
    });
    mkdirSync(join(root, 'docs', 'public', 'templates', name), { recursive: true });
    const site = await serveBuild(output);
    try {
      await takeScreenshots(browser, site.origin, name, record);
    } finally {
      await site.stop();
    }
  }
});
