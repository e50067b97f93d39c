/**
 * npm run pictures [name …]: builds the website and takes the screenshots for the README and the blog posts.
 * npm run pictures -- --check: lists the pictures of all scripts that are older than what they show.
 */
import { join } from 'node:path';
import { serveBuild } from '@recto/site/testing';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './browser/with-browser.ts';
import { findOutdated, startRecord } from './pictures/taken.ts';
import { listTemplateFiles } from './pictures/template-pictures.ts';
import { websitePictures } from './pictures/website-pictures.ts';
import { root } from './project.mjs';
import { ensureLocalSite } from './site-build.mjs';
import { createSteps, main } from './steps.mjs';
import { listStudioFiles } from './studio-pictures/pictures.ts';

const parameters = process.argv.slice(2);

if (parameters.includes('--check')) await main(async () => listOutdated());
else await withBrowser((browser) => takePictures(browser, parameters));

/** The pictures of the website are last, because some of them contain pictures of the templates. */
function listOutdated(): void {
  const outdated = findOutdated(root, [...listTemplateFiles(), ...listStudioFiles(), ...websitePictures]);
  for (const { file, command } of outdated) process.stdout.write(`${file}: ${command}\n`);
  if (outdated.length > 0) process.exitCode = 1;
}

async function takePictures(browser: Browser, names: readonly string[]): Promise<void> {
  const record = startRecord(root, websitePictures);
  const site = await serveBuild(await ensureLocalSite(createSteps().step));
  try {
    for (const { file, path, window, prepare } of websitePictures) {
      if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
      const page = await browser.newPage({ ...window, baseURL: site.origin });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page);
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await sharp(taken).png({ effort: 10, compressionLevel: 9 }).toFile(join(root, file));
      record(file);
      await page.close();
    }
  } finally {
    await site.stop();
  }
}
