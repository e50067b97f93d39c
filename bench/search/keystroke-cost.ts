import type { Browser, CDPSession, Page } from '@playwright/test';
import { withSite } from '../../scripts/browser/with-site.ts';
import type { Corpus } from './corpus.ts';
import { summarise } from './measured.ts';
import { replaceIndex } from './replace-index.ts';

/** Cost of one keystroke in the search palette on the main thread of a page. */
export interface KeystrokeCost {
  /** Number of measured keystrokes. */
  keystrokes: number;
  /** CPU time of all tasks until the next keystroke: script, style, layout, paint, and browser tasks. */
  milliseconds: { median: number; max: number };
  /** The longest single task, which can delay the next keystroke. */
  longestTask: { median: number; max: number };
  /** Elapsed time from a keystroke to the new results; keystrokes that change nothing are not counted. */
  shownAfter: { median: number; max: number; keystrokes: number };
}

const PAGE = '/en/docs/files/markdown';
/** Number of queries of the corpus that are typed. */
const QUERY_COUNT = 8;
/** Time between two keystrokes of a fast typist, in milliseconds. */
const PAUSE = 250;

/** An event of a browser trace, with times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
}

/** Types into the search palette of the last build of the website, with the index of a corpus, after it is loaded. */
export async function measureKeystrokeCost(corpus: Corpus): Promise<KeystrokeCost> {
  const queries = corpus.queries.filter((_, index) => index % Math.ceil(corpus.queries.length / QUERY_COUNT) === 0);
  let measured: KeystrokeCost | undefined;
  await withSite(async (browser, url) => {
    const page = await openPalette(browser, url, corpus);
    await typeAll(page, queries);
    // Files that are loaded after the first search are not part of the cost of a keystroke.
    await page.waitForTimeout(5000);
    measured = summariseTrace(await trace(await browser.newBrowserCDPSession(), () => typeAll(page, queries)));
  });
  if (!measured) throw new Error('No keystroke was measured.');
  return measured;
}

async function openPalette(browser: Browser, url: string, corpus: Corpus): Promise<Page> {
  // A service worker would respond instead of the replaced index.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await replaceIndex(page, corpus);
  await page.goto(url + PAGE);
  await page.getByRole('button', { name: 'Search…' }).click();
  await page.getByRole('combobox').waitFor();
  await page.evaluate(() => {
    document.addEventListener('keydown', () => performance.mark('recto-key'), { capture: true });
    const list = document.querySelector('[role="listbox"]');
    if (list)
      new MutationObserver(() => performance.mark('recto-shown')).observe(list, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return page;
}

async function typeAll(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    await page.waitForTimeout(2 * PAUSE);
    await page.keyboard.type(query, { delay: PAUSE });
    await page.waitForTimeout(2 * PAUSE);
    // Its mark ends the last keystroke of the query.
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

function summariseTrace(events: readonly TraceEvent[]): KeystrokeCost {
  const marks = (markName: string): TraceEvent[] =>
    events.filter(({ name }) => name === markName).sort((a, b) => a.ts - b.ts);
  const keyMarks = marks('recto-key');
  const shownMarks = marks('recto-shown');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === keyMarks[0]?.pid && tid === keyMarks[0].tid,
  );
  const keystrokes = keyMarks.slice(0, -1).map(({ ts }, index) => {
    const until = Math.min(keyMarks[index + 1]?.ts ?? ts, ts + 2 * PAUSE * 1000);
    // The task of the key event began before the mark was set.
    const keyTasks = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < until);
    const shownMark = shownMarks.find((mark) => mark.ts > ts && mark.ts < until);
    return { times: keyTasks.map(({ tdur = 0 }) => tdur / 1000), wait: shownMark && (shownMark.ts - ts) / 1000 };
  });
  const waits = keystrokes.flatMap(({ wait }) => wait ?? []);
  return {
    keystrokes: keystrokes.length,
    milliseconds: summarise(keystrokes.map(({ times }) => times.reduce((sum, time) => sum + time, 0))),
    longestTask: summarise(keystrokes.map(({ times }) => Math.max(0, ...times))),
    shownAfter: { ...summarise(waits), keystrokes: waits.length },
  };
}
