import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What light and dark alone can change. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** What has been opened on the page; without it, all of it. */
  part?: string;
  rules?: readonly string[];
}

/** What axe has to say against a page. No frames are in it, so one run sees all. */
export async function findFaults(page: Page, { part = 'html', rules = TAGS }: Look = {}): Promise<string[]> {
  // Axe is half a megabyte of script, which would be read twice for each look. A page that has it keeps it.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: ';' } : { page }).setLegacyMode().include(part);
  const { violations } = await axe.options({ runOnly: [...rules], resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
