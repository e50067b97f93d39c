import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { withBrowser } from '../browser/with-browser.ts';
import { MODES, WIDTHS } from './sizes.ts';

const root = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'gallery');

/** Screenshots by name, each with the action before it. Buttons are identified by their index in a section. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  gallery: async () => undefined,
  modal: (page) => press(page, '#overlays', 0),
  slideover: (page) => press(page, '#overlays', 1),
  drawer: (page) => press(page, '#overlays', 3),
  'drawer-right': (page) => press(page, '#overlays', 6),
  'drawer-snaps': (page) => press(page, '#overlays', 7),
  dropdown: async (page) => {
    await press(page, '#menus', 0);
    await page.locator('.dropdown').waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  },
  toasts: async (page) => {
    for (let toast = 0; toast < 6; toast += 1) await press(page, '#toasts', 0);
  },
  card: (page) => page.locator('.card').first().hover(),
};

async function press(page: Page, section: string, index: number): Promise<void> {
  await page.locator(section).getByRole('button').nth(index).click();
}

/** Takes screenshots of the component gallery and of every overlay, in both colour modes and text directions. */
export async function takeGallery(folder: string): Promise<void> {
  const port = 42_000 + (process.pid % 1000);
  await build({ root, logLevel: 'error' });
  const server = await preview({ root, preview: { port, strictPort: true }, logLevel: 'error' });
  await withBrowser(async (browser) => {
    const looks = MODES.flatMap((mode) => ['ltr', 'rtl'].map((dir) => ({ mode, dir })));
    for (const { mode, dir } of looks) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: `http://localhost:${port}` });
        for (const [name, open] of Object.entries(opened)) {
          await page.goto(`/?mode=${mode}&dir=${dir}`);
          await open(page);
          // Wait for animations to end.
          await page.waitForTimeout(600);
          const path = join(folder, `${name}-${width}-${mode}-${dir}.png`);
          await page.screenshot({ path, fullPage: name === 'gallery' });
        }
        await page.close();
      }
    }
  });
  await server.close();
}
