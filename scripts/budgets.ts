/** Measures what a browser loads for a built page, and fails if it exceeds a budget. All sizes are brotli. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { withSite } from './browser/with-site.ts';

const PAGE = '/en/docs/files/markdown';

/** In kB of 1,000 bytes. */
const budgets = {
  'script before intent': 6,
  'style before intent': 16,
  'all before intent': 45,
  'script after intent': 84.5,
  fonts: 70,
};

type Sizes = Record<string, number>;

await withSite(async (browser, url) => {
  const sizes = await measurePage(browser, url + PAGE);
  const rows = Object.entries(sizes).map(([name, bytes]) => {
    const budget = budgets[name as keyof typeof budgets];
    const limit = budget === undefined ? '' : `of ${budget.toFixed(1)} kB`;
    return {
      line: `  ${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB ${limit}`,
      isOver: bytes > (budget ?? Infinity) * 1000,
    };
  });
  process.stdout.write(
    `Size of ${PAGE}, brotli\n${rows.map(({ line, isOver }) => line + (isOver ? '  too large' : '')).join('\n')}\n`,
  );
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
});

async function measurePage(browser: Browser, address: string): Promise<Sizes> {
  // With `saveData` nothing is prefetched, so that only files that the page uses are counted.
  const { page, responses } = await visit(browser, address, { saveData: true, effectiveType: '4g' });
  const before = await sum(responses);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.waitForLoadState('networkidle');
  const after = await sum(responses);
  // A page loads nothing without interaction. Scripts that are loaded anyway are reported, but have no budget.
  const untouched = await visit(browser, address);
  await untouched.page.waitForTimeout(2500);
  const idle = await sum(untouched.responses);
  const text = (await page.content()).match(/id="recto-payload">(.*?)<\/script>/su)?.[1] ?? '';
  return {
    html: before.document,
    'script before intent': before.script,
    'style before intent': before.stylesheet,
    'all before intent': before.document + before.script + before.stylesheet,
    fonts: before.font,
    'loaded without interaction': idle.script - before.script,
    'script after intent': after.script,
    'inline payload': compress(Buffer.from(text)),
  };
}

interface Visit {
  page: Page;
  responses: Response[];
}

/** Opens the page in a new browser context with an empty cache, and records the responses. */
async function visit(
  browser: Browser,
  address: string,
  connection?: { saveData: boolean; effectiveType: string },
): Promise<Visit> {
  const page = await browser.newPage();
  await page.addInitScript((value) => {
    if (value) Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, responses };
}

type Kind = 'document' | 'script' | 'stylesheet' | 'font';

function isKind(kind: string): kind is Kind {
  return ['document', 'script', 'stylesheet', 'font'].includes(kind);
}

async function sum(responses: readonly Response[]): Promise<Record<Kind, number>> {
  const total = { document: 0, script: 0, stylesheet: 0, font: 0 };
  const seen = new Set<string>();
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (seen.has(response.url()) || !isKind(kind)) continue;
    seen.add(response.url());
    // A font is already compressed.
    total[kind] += kind === 'font' ? Number(response.headers()['content-length']) : compress(await response.body());
  }
  return total;
}

function compress(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
