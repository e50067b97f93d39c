/** npm run pictures [name …]: takes the screenshots for the README and the blog posts, from the last build. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { withSite } from './browser/with-site.ts';
import { drawExampleSearches } from './pictures/example-searches.ts';
import { drawEightScripts } from './pictures/eight-scripts.ts';
import { drawNumberedProse } from './pictures/numbered-prose.ts';
import { drawRejectedStatements } from './pictures/rejected-statements.ts';
import { drawSharedLinks } from './pictures/shared-links.ts';
import { drawSixTemplates } from './pictures/six-templates.ts';

interface Picture {
  /** Path of the image file, relative to `docs`. */
  file: string;
  path: string;
  window: BrowserContextOptions;
  act?: (page: Page) => Promise<void>;
}

/** A common window size, with enough pixels for the column of a post on a high-density screen. */
const WINDOW = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.6 };

/** Diagrams are as wide as the column of a post, so that their text has the same size as the text of the post. */
const SHEET = { viewport: { width: 800, height: 500 }, deviceScaleFactor: 2, bypassCSP: true };

const pictures: readonly Picture[] = [
  { file: 'public/recto.png', path: '/en', window: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  ...inBothModes('content/en/blog/pictures/page', '/en/docs/files/markdown'),
  ...inBothModes('content/en/blog/pictures/palette', '/en/docs/utils/query-collection', async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('query');
    await page.getByRole('option').first().waitFor();
  }),
  ...inBothModes('content/en/blog/pictures/prose', '/en/docs/files/markdown', drawNumberedProse, SHEET),
  ...inBothModes('content/en/blog/pictures/refused', '/en/blog', drawRejectedStatements, SHEET),
  ...inBothModes('content/en/blog/pictures/scripts', '/en/blog', drawEightScripts, SHEET),
  ...inBothModes('content/en/blog/pictures/templates', '/en/blog', drawSixTemplates, {
    ...SHEET,
    deviceScaleFactor: 1.5,
  }),
  ...inBothModes('content/en/blog/pictures/search', '/en/blog', drawExampleSearches, SHEET),
  ...inBothModes('content/en/blog/pictures/shared', '/en/blog', drawSharedLinks, SHEET),
];

/** The same screenshot in light and dark mode, with the mode as suffix of the file name. */
function inBothModes(name: string, path: string, act?: Picture['act'], window = WINDOW): Picture[] {
  return (['light', 'dark'] as const).map((colorScheme) => ({
    file: `${name}-${colorScheme}.png`,
    path,
    window: { ...window, colorScheme },
    ...(act && { act }),
  }));
}

const selected = process.argv.slice(2);
const isSelected = ({ file }: Picture): boolean =>
  selected.length === 0 || selected.some((name) => file.includes(name));

await withSite(async (browser, baseURL) => {
  for (const { file, path, window, act } of pictures.filter(isSelected)) {
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
