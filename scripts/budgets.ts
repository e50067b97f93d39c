/** Weighs built pages as a browser loads them, and fails where one is heavier than its budget. All sizes are brotli. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Page, Response } from '@playwright/test';

const PAGE = '/en/docs/files/markdown';
const PORT = String(40_000 + (process.pid % 10_000));

/** Kilobytes of 1,000 bytes, as networks count. */
const budgets = {
  'script before intent': 6,
  'style before intent': 16,
  'script after intent': 90,
  fonts: 70,
};

type Weights = Record<string, number>;

const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'docs', '.output', 'server', 'index.mjs')], {
  env: { ...process.env, PORT, HOST: 'localhost', NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  const weights = await weigh();
  const rows = Object.entries(weights).map(([name, bytes]) => {
    const budget = budgets[name as keyof typeof budgets];
    const limit = budget === undefined ? '' : `of ${budget.toFixed(1)} kB`;
    return {
      line: `  ${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB ${limit}`,
      isOver: bytes > (budget ?? Infinity) * 1000,
    };
  });
  process.stdout.write(
    `Weight of ${PAGE}, brotli\n${rows.map(({ line, isOver }) => line + (isOver ? '  too heavy' : '')).join('\n')}\n`,
  );
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
} finally {
  server.kill();
}

async function weigh(): Promise<Weights> {
  const executablePath = process.env['RECTO_BROWSER'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await visit(page);
    const before = await sum(responses);
    // What idle time brings into the cache is not asked for by the page: it is named, not counted.
    await page.waitForTimeout(2500);
    const idle = await sum(responses.slice(before.count));
    // The same for what a living page fetches ahead of its links.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload({ waitUntil: 'networkidle' });
    responses.length = 0;
    // Pages behind links in view are fetched ahead too, but not for those who save data.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await visit(page);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await page.waitForLoadState('networkidle');
    const after = await sum(responses);
    const text = (await page.content()).match(/id="recto-payload">(.*?)<\/script>/su)?.[1] ?? '';
    return {
      html: before.document,
      'script before intent': before.script,
      'style before intent': before.stylesheet,
      'all before intent': before.document + before.script + before.stylesheet,
      fonts: before.font,
      'fetched when idle': idle.script,
      'script after intent': after.script,
      'inline payload': compress(Buffer.from(text)),
    };
  } finally {
    await browser.close();
  }
}

async function visit(page: Page): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await page.goto(`http://localhost:${PORT}${PAGE}`, { waitUntil: 'load' });
      return;
    } catch (error) {
      if (tries === 99) throw error;
      await page.waitForTimeout(100);
    }
  }
}

type Kind = 'document' | 'script' | 'stylesheet' | 'font';

function isKind(kind: string): kind is Kind {
  return ['document', 'script', 'stylesheet', 'font'].includes(kind);
}

async function sum(responses: readonly Response[]): Promise<Record<'count' | Kind, number>> {
  const total = { count: responses.length, document: 0, script: 0, stylesheet: 0, font: 0 };
  const seen = new Set<string>();
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (seen.has(response.url()) || !isKind(kind)) continue;
    seen.add(response.url());
    // A font is packed already, and stays with the browser when the page goes.
    total[kind] += kind === 'font' ? Number(response.headers()['content-length']) : compress(await response.body());
  }
  return total;
}

function compress(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
