import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose results depend on the colour mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface FindOptions {
  /** Selector of the part to check; defaults to the whole page. */
  part?: string;
  rules?: readonly string[];
}

/** Returns the problems that axe finds on a page. Pages have no frames, so one run is enough. */
export async function findProblems(page: Page, { part = 'html', rules = TAGS }: FindOptions = {}): Promise<string[]> {
  // Axe is half a megabyte of script, so it is added only once per page.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: ';' } : { page }).setLegacyMode().include(part);
  const { violations } = await axe.options({ runOnly: [...rules], resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
