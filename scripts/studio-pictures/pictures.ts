import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A screenshot of the studio. */
export interface StudioPicture {
  name: string;
  viewport: { width: number; height: number };
  /** Device scale factor: image pixels per CSS pixel. */
  scale: number;
  /** Width of the editor, in pixels. */
  width?: number;
  /** Shows only the editor, without the page beside it. */
  isPanelOnly?: boolean;
  /** Prepares the screenshot. */
  act: (panel: Locator, page: Page) => Promise<void>;
}

/** The panel is as wide as a column of text, so that its text is readable there. */
const PANEL = { viewport: { width: 1440, height: 680 }, scale: 2, isPanelOnly: true };

/** The screenshots of the studio. Each starts in a new browser context with the editor open. */
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

/** Moves the caret to the end of the line with `words`, and types. */
async function typeAfter(panel: Locator, page: Page, words: string, typed: string): Promise<void> {
  const text = panel.getByRole('textbox', { name: /^Text of/u });
  await text.getByText(words).click();
  await page.keyboard.press('End');
  // The editor updates its selection asynchronously.
  await page.waitForTimeout(100);
  await page.keyboard.type(typed);
}
