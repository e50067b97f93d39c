import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { MODES, SCREENS, STYLES } from '../pictures/kit.ts';
import type { TakenPicture } from '../pictures/kit.ts';

/** A screenshot of the studio, which is taken in light and in dark mode. */
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
  prepare: (panel: Locator, page: Page) => Promise<void>;
}

/** The panel is as wide as a column of text, so that its text is readable there. */
const PANEL = { viewport: { width: 1440, height: 680 }, scale: 2, isPanelOnly: true };

/** The screenshots of the studio. Each starts with the editor open, and without drafts. */
export const studioPictures: readonly StudioPicture[] = [
  {
    name: 'editor',
    viewport: { width: 1280, height: 800 },
    scale: 1.5,
    width: 540,
    async prepare(panel, page) {
      await typeAfter(
        panel,
        page,
        'a thick one takes two.',
        ' Glazed pots go in on **Friday**, and come out on Sunday.',
      );
      await expect(page.locator('#main')).toContainText('and come out on Sunday.');
    },
  },
  {
    name: 'blocks',
    ...PANEL,
    async prepare(panel, page) {
      await typeAfter(panel, page, 'a thick one takes two.', '\n/');
      await panel.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'properties',
    ...PANEL,
    async prepare(panel) {
      await panel.getByRole('button', { name: 'Properties', exact: true }).click();
      await panel.getByLabel('Title').waitFor();
    },
  },
  {
    name: 'source',
    ...PANEL,
    async prepare(panel) {
      await panel.getByRole('button', { name: 'Source', exact: true }).click();
      await panel.getByRole('textbox', { name: /^Source of/u }).waitFor();
    },
  },
  {
    name: 'changes',
    ...PANEL,
    async prepare(panel, page) {
      await typeAfter(panel, page, 'a thick one takes two.', ' Do not hurry it.');
      await typeAfter(panel, page, 'How hot it gets', ' inside');
      await panel.getByRole('button', { name: /^Changes/u }).click();
      await panel.getByText('content/journal/first-firing.md').click();
      await panel.getByRole('listitem', { name: 'Changed' }).first().waitFor();
    },
  },
];

/** What every screenshot of the studio shows. */
const SHOWS = [
  ...STYLES,
  ...SCREENS,
  'packages/studio/src/editor/**/*.{css,tsx}',
  'packages/studio/src/editor/messages/en/*.ts',
  'scripts/studio-pictures/site/**/*.{md,ts}',
];

/** Path of the image file of a screenshot in the repository. */
export function fileOf({ name }: StudioPicture, mode: (typeof MODES)[number]): string {
  return `docs/content/en/docs/9.studio/pictures/${name}-${mode}.webp`;
}

/** Lists the image files of all screenshots. */
export function listStudioFiles(): TakenPicture[] {
  return studioPictures.flatMap((picture) =>
    MODES.map((mode) => ({
      file: fileOf(picture, mode),
      command: `npm run studio-pictures ${picture.name}`,
      shows: SHOWS,
    })),
  );
}

/** Moves the caret to the end of the line with `words`, and types. */
async function typeAfter(panel: Locator, page: Page, words: string, typed: string): Promise<void> {
  const text = panel.getByRole('textbox', { name: /^Text of/u });
  await text.getByText(words).click();
  await page.keyboard.press('End');
  // The editor updates its selection asynchronously.
  await page.waitForTimeout(100);
  await page.keyboard.type(typed);
}
