/** Takes pictures of the running site: the one in the README, or every screen into a folder given as argument. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const SCREENS = [
  '',
  '/docs/getting-started',
  '/docs/files/markdown',
  '/blog',
  '/blog/react-on-intent',
  '/changelog',
  '/changelog/four-stores',
  '/templates',
  '/studio',
  '/studio/pricing',
  '/nowhere',
];

const root = join(import.meta.dirname, '..');
const port = String(41_000 + (process.pid % 1000));
const folder = process.argv[2];
const server = spawn(process.execPath, [join(root, 'docs', '.output', 'server', 'index.mjs')], {
  env: { ...process.env, PORT: port, HOST: 'localhost', NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));

const executablePath = process.env['RECTO_BROWSER'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function take(
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
  file: string,
  fullPage: boolean,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    baseURL: `http://localhost:${port}`,
  });
  await page.goto(path);
  await page.screenshot({ path: file, fullPage });
  await page.close();
}

if (folder === undefined) {
  await take('/en', 1440, 'light', join(root, 'docs', 'public', 'recto.png'), false);
} else {
  mkdirSync(folder, { recursive: true });
  for (const path of SCREENS.flatMap((screen) => [`/en${screen}`, `/ar${screen}`])) {
    for (const width of [390, 768, 1440]) {
      for (const mode of ['light', 'dark'] as const) {
        await take(path, width, mode, join(folder, `${path.slice(1).replaceAll('/', '-')}-${width}-${mode}.png`), true);
      }
    }
  }
}

await browser.close();
server.kill();
