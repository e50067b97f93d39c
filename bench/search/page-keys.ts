import type { Browser, CDPSession, Page } from '@playwright/test';
import { withSite } from '../../scripts/browser/with-site.ts';
import { spread } from './measured.ts';

/** What one letter in the palette costs the thread that a page is drawn by. */
export interface PageKeys {
  keys: number;
  /** Processor time of all its tasks until the next letter: script, style, layout, paint, and the browser's own. */
  milliseconds: { median: number; most: number };
  /** The longest single task, which is how long a letter can be kept waiting. */
  longestTask: { median: number; most: number };
}

const PAGE = '/en/docs/files/markdown';
const QUERIES = ['query collection', 'component slot', 'deploy static', 'front matter'];
/** Between two letters, in milliseconds: somebody who types well. */
const PAUSE = 250;

/** A piece of work that a trace knows of; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the processor was at it, others not counted. */
  tdur?: number;
}

/** Types into the palette of the website as it was last built, once everything is loaded. */
export async function measurePageKeys(): Promise<PageKeys> {
  let measured: PageKeys | undefined;
  await withSite(async (browser, url) => {
    const page = await openPalette(browser, url);
    await typeAll(page);
    // What the first search fetches afterwards is not the price of a letter.
    await page.waitForTimeout(5000);
    measured = weigh(await trace(await browser.newBrowserCDPSession(), () => typeAll(page)));
  });
  if (!measured) throw new Error('No letter was measured.');
  return measured;
}

async function openPalette(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url + PAGE);
  await page.getByRole('button', { name: 'Search…' }).click();
  await page.getByRole('combobox').waitFor();
  await page.evaluate(() => {
    document.addEventListener('keydown', () => performance.mark('recto-key'), { capture: true });
  });
  return page;
}

async function typeAll(page: Page): Promise<void> {
  for (const query of QUERIES) {
    await page.getByRole('combobox').fill('');
    await page.waitForTimeout(2 * PAUSE);
    await page.keyboard.type(query, { delay: PAUSE });
    await page.waitForTimeout(2 * PAUSE);
    await page.keyboard.press('Shift');
  }
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const includedCategories = ['toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await work();
  const ended = Promise.withResolvers<unknown>();
  session.once('Tracing.tracingComplete', ended.resolve);
  await session.send('Tracing.end');
  await ended.promise;
  return events;
}

function weigh(events: readonly TraceEvent[]): PageKeys {
  const keys = events.filter(({ name }) => name === 'recto-key').sort((a, b) => a.ts - b.ts);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === keys[0]?.pid && tid === keys[0].tid,
  );
  const times = keys.slice(0, -1).map(({ ts }, place) => {
    const until = Math.min(keys[place + 1]?.ts ?? ts, ts + 2 * PAUSE * 1000);
    // The task that the letter came with began before it was noted.
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < until);
    return own.map(({ tdur = 0 }) => tdur / 1000);
  });
  return {
    keys: times.length,
    milliseconds: spread(times.map((own) => own.reduce((sum, time) => sum + time, 0))),
    longestTask: spread(times.map((own) => Math.max(0, ...own))),
  };
}
