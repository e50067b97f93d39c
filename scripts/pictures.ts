/** npm run pictures: takes those in the README and in the posts of the website, from the last build. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { withSite } from './browser/with-site.ts';

interface Picture {
  /** Where it goes, below `docs`. */
  file: string;
  path: string;
  window: BrowserContextOptions;
  act?: (page: Page) => Promise<void>;
}

/** A window as people have it; sharp enough for the column of a post on a fine screen. */
const WINDOW = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.6 };

const pictures: readonly Picture[] = [
  { file: 'public/recto.png', path: '/en', window: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  ...inBothModes('content/en/blog/pictures/page', '/en/docs/files/markdown'),
  ...inBothModes('content/en/blog/pictures/palette', '/en/docs/utils/query-collection', async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('query');
    await page.getByRole('option').first().waitFor();
  }),
];

/** The colour mode follows the name. */
function inBothModes(name: string, path: string, act?: Picture['act']): Picture[] {
  return (['light', 'dark'] as const).map((colorScheme) => ({
    file: `${name}-${colorScheme}.png`,
    path,
    window: { ...WINDOW, colorScheme },
    ...(act && { act }),
  }));
}

await withSite(async (browser, baseURL) => {
  for (const { file, path, window, act } of pictures) {
    const page = await browser.newPage({ ...window, baseURL });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await act?.(page);
    const target = join(import.meta.dirname, '..', 'docs', file);
    mkdirSync(dirname(target), { recursive: true });
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(taken).png({ effort: 10, compressionLevel: 9 }).toFile(target);
    await page.close();
  }
});
