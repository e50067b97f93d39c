/** Takes the pictures that the website shows of itself, in both colour modes, from the last build. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Picture {
  /** Where it goes, below the content; the colour mode follows the name. */
  file: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { file: 'blog/pictures/page', path: '/en/docs/files/markdown' },
  {
    file: 'blog/pictures/palette',
    path: '/en/docs/utils/query-collection',
    async act(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('query');
      await page.getByRole('option').first().waitFor();
    },
  },
];

/** A window as people have it; sharp enough for the column of a post on a fine screen. */
const WINDOW = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.6 };

const root = join(import.meta.dirname, '..');
const port = String(42_000 + (process.pid % 1000));
const server = spawn(process.execPath, [join(root, 'docs', '.output', 'server', 'index.mjs')], {
  env: { ...process.env, PORT: port, HOST: 'localhost', NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const executablePath = process.env['RECTO_BROWSER'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

try {
  for (const { file, path, act } of pictures) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ ...WINDOW, colorScheme, baseURL: `http://localhost:${port}` });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await act?.(page);
      const target = join(root, 'docs', 'content', 'en', `${file}-${colorScheme}.png`);
      mkdirSync(join(target, '..'), { recursive: true });
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await sharp(taken).png({ effort: 10, compressionLevel: 9 }).toFile(target);
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.kill();
}
