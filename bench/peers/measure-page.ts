import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../median.ts';
import type { CountingProxy } from './counting-proxy.ts';
import type { Figures } from './measurements.ts';
import { clickLink, recordHeadingPaint } from './navigation.ts';
import { sumResponses } from './sum-responses.ts';
import type { SearchControls } from './system.ts';

/** A desktop window in which the sidebar is open. */
const VIEWPORT = { width: 1350, height: 940 };
/** Time without interaction, in milliseconds. */
const UNTOUCHED = 10_000;
/** Time for a page to finish its work after a click or its load, in milliseconds. */
const SETTLED = 1500;
/** Time without a response after which a page has loaded what the first pointer movement triggers, in milliseconds. */
const QUIET = 3000;
/** Maximum wait for a result or a page, in milliseconds. */
const LIMIT = 20_000;
/** Factor by which the CPU is throttled. */
const SLOWDOWN = 4;
/** Number of page loads of which the median blocked time is reported. */
const BLOCKING_LOADS = 5;
/** Title of a page that exists in sites of every size. */
const QUERY = 'strict observer diff';

/** A page to measure, served through the counting proxy. */
export interface MeasuredPage {
  browser: Browser;
  proxy: CountingProxy;
  path: string;
}

/** Measures bytes at the load event and after ten seconds without interaction, then two navigations in sequence. */
export async function measureVisit({ browser, proxy, path }: MeasuredPage): Promise<Figures> {
  return await withPage(browser, async (page) => {
    await recordHeadingPaint(page);
    proxy.reset();
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
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
 * Measures bytes, requests and time from opening the search to its first result. The pointer is moved before, so that
 * what a page loads at the first pointer movement is not counted as part of the search.
 */
export async function measureSearch(measured: MeasuredPage, { open, results }: SearchControls): Promise<Figures> {
  const { browser, proxy, path } = measured;
  return await withPage(browser, async (page) => {
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
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
          // Some systems show the query itself while there is no result.
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

/** Waits until there has been no response for `QUIET`. */
async function waitUntilQuiet(page: Page, proxy: CountingProxy): Promise<void> {
  let count = -1;
  while (count !== proxy.responses().length) {
    count = proxy.responses().length;
    await page.waitForTimeout(QUIET);
  }
}

/**
 * Measures how long the main thread is blocked while the page loads: the part of each task above 50 ms. It is the median
 * of several loads, because other work of the machine can make a single task much longer.
 */
export async function measureBlocking(measured: MeasuredPage): Promise<Figures> {
  const loads: number[] = [];
  for (let load = 0; load < BLOCKING_LOADS; load += 1) loads.push(await measureBlockedTime(measured));
  return { blockedMilliseconds: median(loads) ?? null };
}

async function measureBlockedTime({ browser, proxy, path }: MeasuredPage): Promise<number> {
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
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(2 * SETTLED);
    const tasks = await page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks);
    return tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  });
}

/** Runs a measurement in a new browser context, so that nothing is cached. */
async function withPage<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Adds a prefix to the names of figures: `bytes` with `load` becomes `loadBytes`. */
function withPrefix(prefix: string, figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [prefix + name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
}
