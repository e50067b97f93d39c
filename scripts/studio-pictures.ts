/** npm run studio-pictures [name …]: takes screenshots of the studio for the documentation, in both colour modes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './browser/with-browser.ts';
import { createSteps } from './steps.mjs';
// @ts-expect-error the commands are plain JavaScript, so that they run before anything is installed
import * as build from './site-build.mjs';
import { studioPictures } from './studio-pictures/pictures.ts';
import type { StudioPicture } from './studio-pictures/pictures.ts';
import { ANN, runStudio } from './studio-pictures/run-studio.ts';

const { ensureBuild } = build as { ensureBuild: (step: unknown, options: object) => Promise<string> };

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs', 'content', 'en', 'docs', '9.studio', 'pictures');
const PAGE = '/journal/first-firing';
const MODES = ['light', 'dark'] as const;
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

const selected = process.argv.slice(2);
const pictures = studioPictures.filter(({ name }) => selected.length === 0 || selected.includes(name));

await withBrowser(async (browser) => {
  const output = await ensureBuild(createSteps().step, {
    name: 'Build the site for the screenshots',
    site: join(import.meta.dirname, 'studio-pictures', 'site'),
    output: join(root, '.cache', 'studio-pictures'),
    isQuick: true,
  });
  mkdirSync(target, { recursive: true });
  await runStudio(output, async (origin) => {
    const storageState = await signIn(browser, origin);
    for (const picture of pictures) {
      for (const colorScheme of MODES) {
        const { viewport, scale, name, act, isPanelOnly = false } = picture;
        const context = await browser.newContext({
          baseURL: origin,
          storageState,
          viewport,
          colorScheme,
          deviceScaleFactor: scale,
        });
        const page = await context.newPage();
        const panel = await openEditor(page, picture);
        await act(panel, page);
        if (isPanelOnly) await page.mouse.move(0, 0);
        const subject = isPanelOnly ? panel : page;
        const taken = await subject.screenshot({ animations: 'disabled', caret: 'hide' });
        await sharp(taken)
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(join(target, `${name}-${colorScheme}.webp`));
        await context.close();
      }
    }
  });
});
