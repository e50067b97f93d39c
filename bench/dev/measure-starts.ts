import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { runDev } from './run-dev.ts';
import { removeCaches } from './sites.ts';
import type { DevSite } from './sites.ts';

/** Times of one start of the dev server; see `RunningDev` for the first three. */
export interface Start {
  listening: number;
  firstResponse: number;
  cpuSeconds: number;
  /** Time until a browser has loaded the page, in milliseconds. */
  loaded: number;
}

/** Starts the dev server of each site `runs` times without and with the caches of an earlier start; returns medians. */
export async function measureStarts(
  sites: readonly DevSite[],
  { runs, browser, say }: { runs: number; browser: Browser; say: (text: string) => void },
): Promise<Record<string, { cold: Start; warm: Start }>> {
  const starts = new Map(sites.map((site) => [site, { cold: [] as Start[], warm: [] as Start[] }]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [site, { cold, warm }] of starts) {
      say(`${site.name}: start ${run} of ${runs}`);
      removeCaches(site);
      cold.push(await startOnce(site, browser));
      warm.push(await startOnce(site, browser));
    }
  }
  return Object.fromEntries(
    [...starts].map(([{ name }, { cold, warm }]) => [name, { cold: medianStart(cold), warm: medianStart(warm) }]),
  );
}

async function startOnce(site: DevSite, browser: Browser): Promise<Start> {
  const { origin, listening, firstResponse, cpuSeconds, elapsed, stop } = await runDev(site);
  const page = await browser.newPage();
  try {
    await page.goto(origin + site.path);
    return { listening, firstResponse, cpuSeconds, loaded: elapsed() };
  } finally {
    await page.close();
    await stop();
  }
}

function medianStart(starts: readonly Start[]): Start {
  const of = (field: keyof Start): number => median(starts.map((start) => start[field])) ?? Number.NaN;
  return {
    listening: of('listening'),
    firstResponse: of('firstResponse'),
    cpuSeconds: of('cpuSeconds'),
    loaded: of('loaded'),
  };
}
