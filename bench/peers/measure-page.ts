import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { CountingProxy } from './counting-proxy.ts';
import type { Figures } from './measurements.ts';
import { clickLink, watchHeadings } from './navigation.ts';
import { sumResponses } from './sum-responses.ts';
import type { SearchControls } from './system.ts';

/** A desktop window in which the sidebar is open. */
const VIEWPORT = { width: 1350, height: 940 };
/** How long a page is left alone, in milliseconds. */
const UNTOUCHED = 10_000;
/** Until the page has finished what a click or its load began, in milliseconds. */
const SETTLED = 1500;
/** Without a response for so long, a page has loaded what its first movement asks for. In milliseconds. */
const QUIET = 3000;
/** Longest wait for a result or a page, in milliseconds. */
const LIMIT = 20_000;
/** How many times slower the processor is made. */
const SLOWDOWN = 4;
/** A page of every size is found by its title. */
const QUERY = 'strict observer diff';

export interface MeasuredPage {
  browser: Browser;
  proxy: CountingProxy;
  address: string;
}

/** Bytes at the load event and after ten untouched seconds, then two navigations one after the other. */
export async function measureVisit({ browser, proxy, address }: MeasuredPage): Promise<Figures> {
  return await withPage(browser, async (page) => {
    await watchHeadings(page);
    proxy.reset();
    await page.goto(proxy.origin + address, { waitUntil: 'load' });
    const load = sumResponses(proxy.responses());
    await page.waitForTimeout(UNTOUCHED);
    const untouched = sumResponses(proxy.responses());
    const [first, next] = [await navigate(page, proxy), await navigate(page, proxy)];
    return {
      ...withPrefix('load', load),
      ...withPrefix('untouched', untouched),
      ...withPrefix('firstNavigation', first),
      ...withPrefix('nextNavigation', next),
    };
  });
}

async function navigate(page: Page, proxy: CountingProxy): Promise<Figures> {
  proxy.reset();
  const milliseconds = await clickLink(page, LIMIT);
  await page.waitForTimeout(SETTLED);
  const { bytes, requests } = sumResponses(proxy.responses());
  return { milliseconds, bytes, requests };
}

/**
 * From opening the search to its first result: bytes, requests and time. The pointer has moved before, as that of any
 * reader has: what a page loads at its first movement belongs to the page.
 */
export async function measureSearch(measured: MeasuredPage, { open, results }: SearchControls): Promise<Figures> {
  const { browser, proxy, address } = measured;
  return await withPage(browser, async (page) => {
    await page.goto(proxy.origin + address, { waitUntil: 'load' });
    await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
    await page.mouse.move(VIEWPORT.width / 3, VIEWPORT.height / 3);
    await waitUntilQuiet(page, proxy);
    proxy.reset();
    const start = performance.now();
    if ('click' in open) await page.click(open.click);
    else await page.keyboard.press(open.press);
    const polling = { polling: 'raf', timeout: LIMIT } as const;
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT', undefined, polling);
    const openMilliseconds = performance.now() - start;
    await page.keyboard.type(QUERY);
    await page.waitForFunction(
      ({ selector, query }) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
          const text = element.innerText.toLowerCase();
          // Some show the query itself while they have found nothing.
          return text.includes(query) && !/no (?:results|match)|searching/u.test(text);
        }),
      { selector: results, query: QUERY },
      polling,
    );
    const resultMilliseconds = performance.now() - start;
    const { bytes, requests } = sumResponses(proxy.responses());
    return { openMilliseconds, resultMilliseconds, bytes, requests };
  });
}

/** Waits until the page has asked for nothing during `QUIET`. */
async function waitUntilQuiet(page: Page, proxy: CountingProxy): Promise<void> {
  let count = -1;
  while (count !== proxy.responses().length) {
    count = proxy.responses().length;
    await page.waitForTimeout(QUIET);
  }
}

/** How long the main thread cannot react while the page loads: the part of each task that is above 50 ms. */
export async function measureBlocking({ browser, proxy, address }: MeasuredPage): Promise<Figures> {
  return await withPage(browser, async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { benchTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(proxy.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(2 * SETTLED);
    const tasks = await page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks);
    return { blockedMilliseconds: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0) };
  });
}

/** Each measurement has a browser context of its own, so that nothing is cached. */
async function withPage(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** `bytes` of the prefix `load` is `loadBytes`. */
function withPrefix(prefix: string, figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [prefix + name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
}
