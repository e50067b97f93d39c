/** npm run studio-pictures [name …]: takes screenshots of the studio for the documentation, in both colour modes. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './browser/with-browser.ts';
import { MODES } from './pictures/kit.ts';
import { startRecord } from './pictures/taken.ts';
import { root } from './project.mjs';
import { ensureBuild } from './site-build.mjs';
import { createSteps } from './steps.mjs';
import { fileOf, listStudioFiles, studioPictures } from './studio-pictures/pictures.ts';
import type { StudioPicture } from './studio-pictures/pictures.ts';
import { ANN, runStudio } from './studio-pictures/run-studio.ts';

const PAGE = '/journal/first-firing';
const QUALITY = 78;

type SignedIn = Exclude<BrowserContextOptions['storageState'], undefined>;

async function signIn(browser: Browser, baseURL: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/_studio?redirect=${PAGE}`);
  await page.locator('input[type=email]').fill(ANN.email);
  await page.locator('input[type=password]').fill(ANN.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(baseURL + PAGE);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openEditor(page: Page, { width = 520 }: StudioPicture): Promise<Locator> {
  await page.addInitScript((pixels) => {
    localStorage.setItem('recto-studio-tour', '1');
    localStorage.setItem('recto-studio-width', String(pixels));
  }, width);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+.');
  const panel = page.getByRole('complementary', { name: 'Studio' });
  await panel.getByRole('textbox', { name: /^Text of/u }).waitFor();
  return panel;
}

/** Takes a screenshot of a running studio, in one colour mode. */
async function takeScreenshot(
  browser: Browser,
  baseURL: string,
  picture: StudioPicture,
  colorScheme: (typeof MODES)[number],
): Promise<Buffer> {
  const { viewport, scale, prepare, isPanelOnly = false } = picture;
  const storageState = await signIn(browser, baseURL);
  const context = await browser.newContext({ baseURL, storageState, viewport, colorScheme, deviceScaleFactor: scale });
  const page = await context.newPage();
  const panel = await openEditor(page, picture);
  await prepare(panel, page);
  await panel.getByText('Saved', { exact: true }).waitFor();
  if (isPanelOnly) await page.mouse.move(0, 0);
  const taken = await (isPanelOnly ? panel : page).screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return taken;
}

const selected = process.argv.slice(2);
const pictures = studioPictures.filter(({ name }) => selected.length === 0 || selected.includes(name));

await withBrowser(async (browser) => {
  const record = startRecord(root, listStudioFiles());
  const output = await ensureBuild(createSteps().step, {
    name: 'Build the site for the screenshots',
    site: join(import.meta.dirname, 'studio-pictures', 'site'),
    output: join(root, '.cache', 'studio-pictures'),
    isQuick: true,
  });
  for (const picture of pictures) {
    for (const mode of MODES) {
      const file = fileOf(picture, mode);
      // Each picture has a new studio, because the server stores the drafts of its users.
      await runStudio(output, async (origin) => {
        const taken = await takeScreenshot(browser, origin, picture, mode);
        await sharp(taken).webp({ quality: QUALITY, effort: 6 }).toFile(join(root, file));
      });
      record(file);
    }
  }
});
