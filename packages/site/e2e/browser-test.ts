import { test as base, expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** Message of Playwright in tests that block service workers. */
const BLOCKED = /^Service Worker registration blocked/u;

/**
 * A browser test that fails on unexpected console output. A test that opens no page has no console, and starts no
 * browser.
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

/** Presses a key, as an intent, until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  // A dev server may reload a page when it discovers dependencies; then the interaction is repeated.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return await isHydrated(page).catch(() => false);
    })
    .toBe(true);
}

export async function expectHydrated(page: Page, expected: boolean): Promise<void> {
  await expect.poll(async () => await isHydrated(page)).toBe(expected);
}

/** Hovers a link, as a visitor does before a click, so that the navigation code is loaded. */
export async function loadNavigationCode(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/\/assets\/page-navigation-/u);
  await page.getByRole('link').first().hover();
  await (await loaded).finished();
}

export async function isHydrated(page: Page): Promise<boolean> {
  return await page.evaluate(() =>
    Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Holds the request for the runtime. The returned function releases it. */
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

/** Records the requests of a page from now on. */
export function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    requests.push(request);
  });
  return requests;
}

export function pathsOf(requests: readonly Request[]): string[] {
  return requests.map((request) => {
    const { pathname, search } = new URL(request.url());
    return pathname + search;
  });
}

/** Marks the document, to detect full page loads: the mark is lost with one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'sameDocument' in globalThis);
}

/**
 * Simulates a slow phone connection: 400 ms latency, 75 kB per second down, 15 kB up. Files of the test build are not
 * compressed: React takes three seconds.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 75_000,
    uploadThroughput: 15_000,
  });
}

/** Simulates a connection on which nothing is prefetched. */
export async function disablePrefetch(page: Page): Promise<void> {
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

/** Returns the scroll position of the window. */
export async function scrollPosition(page: Page): Promise<number> {
  return await page.evaluate(() => Math.round(scrollY));
}

/** Scrolls without smooth scrolling, even if the style enables it, and waits for the scroll event. */
export async function scrollToPosition(page: Page, top: number): Promise<void> {
  await page.evaluate(async (value) => {
    scrollTo({ top: value, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** Clicks a link without scrolling to it first. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  }, path);
}
