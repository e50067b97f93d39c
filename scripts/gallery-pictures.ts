/** Takes pictures of the gallery of components, in both modes and directions, into a folder given as argument. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '..', 'packages', 'ui', 'gallery');
const folder = process.argv[2] ?? join(import.meta.dirname, '..', '.cache', 'gallery');
const port = 42_000 + (process.pid % 1000);

/** What is opened before a picture is taken, by the place of its button; the gallery itself comes first. */
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

async function press(page: Page, section: string, place: number): Promise<void> {
  await page.locator(section).getByRole('button').nth(place).click();
}

await build({ root, logLevel: 'error' });
const server = await preview({ root, preview: { port, strictPort: true }, logLevel: 'error' });
const executablePath = process.env['RECTO_BROWSER'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });

for (const mode of ['light', 'dark']) {
  for (const dir of ['ltr', 'rtl']) {
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: `http://localhost:${port}` });
      for (const [name, open] of Object.entries(opened)) {
        await page.goto(`/?mode=${mode}&dir=${dir}`);
        await open(page);
        // Whatever moves has arrived.
        await page.waitForTimeout(600);
        const path = join(folder, `${name}-${width}-${mode}-${dir}.png`);
        await page.screenshot({ path, fullPage: name === 'gallery' });
      }
      await page.close();
    }
  }
}

await browser.close();
await server.close();
