import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export interface StudioPicture {
  name: string;
  viewport: { width: number; height: number };
  /** Pixels of the file for each of the window. */
  scale: number;
  /** Width of the editor, in pixels. */
  width?: number;
  /** Only the editor, without the page beside it. */
  isPanelOnly?: boolean;
  act: (panel: Locator, page: Page) => Promise<void>;
}

/** As wide as a column of text, so that its letters can be read there. */
const PANEL = { viewport: { width: 1440, height: 680 }, scale: 2, isPanelOnly: true };

/** What is shown of the studio, each from a fresh browser with the editor open. */
export const studioPictures: readonly StudioPicture[] = [
  {
    name: 'editor',
    viewport: { width: 1280, height: 800 },
    scale: 1.5,
    width: 540,
    async act(panel, page) {
      await typeAfter(panel, page, 'a thick one takes two.', ' Glazed pots go in on **Friday**, and come out');
      await expect(page.locator('#main')).toContainText('and come out');
    },
  },
  {
    name: 'blocks',
    ...PANEL,
    async act(panel, page) {
      await typeAfter(panel, page, 'a thick one takes two.', '\n/');
      await panel.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'properties',
    ...PANEL,
    async act(panel) {
      await panel.getByRole('button', { name: 'Properties', exact: true }).click();
      await panel.getByLabel('Title').waitFor();
    },
  },
  {
    name: 'source',
    ...PANEL,
    async act(panel) {
      await panel.getByRole('button', { name: 'Source', exact: true }).click();
      await panel.getByRole('textbox', { name: /^Source of/u }).waitFor();
    },
  },
  {
    name: 'changes',
    ...PANEL,
    async act(panel, page) {
      await typeAfter(panel, page, 'a thick one takes two.', ' Do not hurry it.');
      await typeAfter(panel, page, 'a damp sponge.', '\nTake the lids off.');
      await panel.getByRole('button', { name: /^Changes/u }).click();
      await panel.getByText('content/journal/first-firing.md').click();
      await panel.locator('.rs-line-added').first().waitFor();
    },
  },
];

/** Puts the caret behind words of the text, and types. */
async function typeAfter(panel: Locator, page: Page, words: string, typed: string): Promise<void> {
  const text = panel.getByRole('textbox', { name: /^Text of/u });
  await text.getByText(words).click();
  await page.keyboard.press('End');
  // The editor hears of a moved caret a moment later.
  await page.waitForTimeout(100);
  await page.keyboard.type(typed);
}
