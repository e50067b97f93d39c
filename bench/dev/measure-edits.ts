import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import { EDITS, writeRevision } from './edits.ts';
import type { Edit } from './edits.ts';
import { runDev } from './run-dev.ts';
import type { DevSite } from './sites.ts';

/** Wait before an edit, so that follow-up work of the previous one, such as a new list of icons, has ended. */
const REST_MS = 1500;

/** Times from saving a file until the open page shows the edit, in milliseconds. */
export interface EditTimes {
  median: number;
  /** Maximum. */
  maximum: number;
}

/** Edits each kind of file of a site `edits` times, while a page that shows it is open. */
export async function measureEdits(
  site: DevSite,
  { edits, browser, say }: { edits: number; browser: Browser; say: (text: string) => void },
): Promise<Record<string, EditTimes>> {
  const { origin, stop } = await runDev(site);
  const times: Record<string, EditTimes> = {};
  try {
    for (const [kind, edit] of Object.entries(EDITS)) {
      say(`${site.name}: edits of ${kind}`);
      const page = await browser.newPage();
      await page.goto(origin + edit.path, { waitUntil: 'networkidle' });
      const measured: number[] = [];
      for (let number = 1; number <= edits; number += 1) measured.push(await editOnce(page, site, edit, number));
      await page.close();
      times[kind] = { median: median(measured) ?? Number.NaN, maximum: Math.max(...measured) };
    }
  } finally {
    await stop();
  }
  return times;
}

async function editOnce(page: Page, { folder }: DevSite, { file, isStyle }: Edit, number: number): Promise<number> {
  await setTimeout(REST_MS);
  const start = performance.now();
  writeRevision(join(folder, file), number);
  await page.waitForFunction(isShown, { revision: `revision-${number}`, isStyle: isStyle === true });
  return performance.now() - start;
}

/** Runs in the page, which may be loading again: then its body may not exist yet. */
function isShown({ revision, isStyle }: { revision: string; isStyle: boolean }): boolean {
  if (!isStyle) {
    const text = document.querySelector('body')?.textContent ?? '';
    return text.includes(revision) || document.title.includes(revision);
  }
  return getComputedStyle(document.documentElement).getPropertyValue('--bench').includes(revision);
}
