import type { Browser } from '@playwright/test';
import { startCountingProxy } from './counting-proxy.ts';
import { BUILD_KINDS, MEASURED_PAGE, ensureBuilt, measureBuild } from './measure-builds.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureBlocking, measureSearch, measureVisit } from './measure-page.ts';
import type { MeasuredPage } from './measure-page.ts';
import { measureServer } from './measure-server.ts';
import type { Figures } from './measurements.ts';
import type { Part } from './options.ts';
import type { Site } from './prepare-site.ts';
import { serveSite } from './serve-site.ts';

/** All measurements of one part for one site in one run. */
export interface BenchTask {
  part: Part;
  site: Site;
  pages: number;
  run: number;
}

/** What a task needs to measure and to store results. */
export interface TaskTools {
  browser: Browser;
  browserPath: string;
  /** Measures and stores a result, unless it is already stored. */
  measure: (kind: string, work: () => Promise<Figures>) => Promise<void>;
  /** Returns the kinds that are not stored yet. */
  missing: (kinds: readonly string[]) => string[];
}

type PageMeasure = (measured: MeasuredPage, tools: TaskTools) => Promise<Figures>;

const PAGE_MEASURES: Readonly<Record<string, PageMeasure>> = {
  visit: measureVisit,
  blocking: measureBlocking,
  'lighthouse-mobile': async ({ proxy, path }, { browserPath }) =>
    await measureLighthouse(proxy.origin + path, 'mobile', browserPath),
  'lighthouse-desktop': async ({ proxy, path }, { browserPath }) =>
    await measureLighthouse(proxy.origin + path, 'desktop', browserPath),
};

/** Lists the kinds that a task measures; none if the system has no pages or no server to measure. */
export function kindsOf({ part, site: { system } }: BenchTask): string[] {
  if (part === 'builds') return [...BUILD_KINDS];
  if (part === 'server') return system.server ? ['server'] : [];
  if (!system.hasPages) return [];
  return [...Object.keys(PAGE_MEASURES), ...(system.search ? ['search'] : [])];
}

/** Runs the measurements of a task that are not stored yet. */
export async function measureTask(task: BenchTask, tools: TaskTools): Promise<void> {
  const { part, site, pages, run } = task;
  const missing = tools.missing(kindsOf(task));
  if (missing.length === 0) return;
  if (part === 'builds') {
    for (const kind of BUILD_KINDS) await tools.measure(kind, () => measureBuild(site, pages, kind, run));
    return;
  }
  await ensureBuilt(site, pages);
  const path = site.system.path(MEASURED_PAGE);
  if (part === 'server') await tools.measure('server', () => measureServer(site, path));
  else await measurePages(site, path, tools, missing);
}

async function measurePages(site: Site, path: string, tools: TaskTools, kinds: readonly string[]): Promise<void> {
  const { search } = site.system;
  const server = await serveSite(site, path);
  const proxy = await startCountingProxy(server.origin);
  const measured = { browser: tools.browser, proxy, path };
  try {
    // A first request, for servers that render a page at its first request.
    await (await fetch(proxy.origin + path)).arrayBuffer();
    for (const kind of kinds) {
      const measure = PAGE_MEASURES[kind];
      if (measure) await tools.measure(kind, () => measure(measured, tools));
      else if (search) await tools.measure(kind, () => measureSearch(measured, search));
    }
  } finally {
    await proxy.stop();
    await server.stop();
  }
}
