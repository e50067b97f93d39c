import { test as base, expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** Said by Playwright, where a journey goes without the worker that keeps pages. */
const BLOCKED = /^Service Worker registration blocked/u;

/**
 * A journey whose console has to stay empty, but for the lines it expects.
 * One that opens no page has no console, and is walked without a browser.
 */
export const test = base.extend<{ expectedConsole: RegExp | undefined }>({
  expectedConsole: [undefined, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'debug' || message.type() === 'info' || BLOCKED.test(message.text())) return;
      lines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
    await use(page);
    expect(lines.filter((line) => expectedConsole?.test(line) !== true)).toEqual([]);
  },
});

export { expect };

/** React has taken the page over. */
export async function becomeAlive(page: Page): Promise<void> {
  // A dev server may load a page anew once it knows all that it needs; then the sign is given again.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return await isAlive(page).catch(() => false);
    })
    .toBe(true);
}

export async function expectAlive(page: Page, alive: boolean): Promise<void> {
  await expect.poll(async () => await isAlive(page)).toBe(alive);
}

/** Hovers a link, as a visitor does before a click, so that the code for visits to other pages is loaded. */
export async function loadVisits(page: Page): Promise<void> {
  const visits = page.waitForResponse(/\/assets\/page-visits-/u);
  await page.getByRole('link').first().hover();
  await (await visits).finished();
}

export async function isAlive(page: Page): Promise<boolean> {
  return await page.evaluate(() =>
    Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Holds the runtime back until it is let go. */
export async function holdRuntime(page: Page): Promise<() => void> {
  const runtime = Promise.withResolvers<undefined>();
  await page.route('**/assets/runtime-*.js', async (route) => {
    await runtime.promise;
    await route.continue();
  });
  return () => {
    runtime.resolve(undefined);
  };
}

/** What a living page loads in its first quiet moment, which may come at any time. */
const IN_QUIET = /\/assets\/background-[^/]*\.js$/u;

/** The requests that a page makes from now on because of what is done to it. */
export function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!IN_QUIET.test(request.url())) requests.push(request);
  });
  return requests;
}

export function pathsOf(requests: readonly Request[]): string[] {
  return requests.map((request) => {
    const { pathname, search } = new URL(request.url());
    return pathname + search;
  });
}

/** Counts full page loads: a mark on the window does not survive one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'sameDocument' in globalThis);
}

/** A slow phone connection: 400 ms each way, 30 kB a second. Files of the test build are not compressed: React takes seven seconds. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 30_000,
    uploadThroughput: 15_000,
  });
}

/** A connection on which nothing is fetched that nobody asked for. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await setConnection(page, { saveData: true, effectiveType: 'slow-2g' });
}

export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Where the window is scrolled to. */
export async function scrollPosition(page: Page): Promise<number> {
  return await page.evaluate(() => Math.round(scrollY));
}

/** Scrolls without smooth scrolling, whatever the style says, and waits for the scroll event. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(async (value) => {
    scrollTo({ top: value, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** Follows a link from where one is, without scrolling to it first. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  }, path);
}
