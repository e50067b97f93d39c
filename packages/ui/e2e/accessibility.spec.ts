import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openGallery, test } from './journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at the whole page, or at what has been opened on it. */
async function expectNothing(page: Page, what: string, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect({ what, found }).toEqual({ what, found: [] });
}

for (const mode of ['light', 'dark'] as const) {
  for (const dir of ['ltr', 'rtl'] as const) {
    const viewport = { width: dir === 'ltr' ? 1440 : 390, height: 900 };

    test(`axe finds nothing in the gallery, ${mode}, ${dir}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openGallery(page, { mode, dir });
      await expectNothing(page, 'the gallery');
    });

    test(`axe finds nothing in what the gallery opens, ${mode}, ${dir}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openGallery(page, { mode, dir });
      const button = (section: string, place: number) => page.locator(section).getByRole('button').nth(place);
      for (const [what, place] of [
        ['modal', 0],
        ['slide-over', 1],
        ['drawer', 3],
      ] as const) {
        await button('#overlays', place).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNothing(page, what, 'dialog');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await button('#toasts', 1).click();
      await expect(page.locator('.toast')).toBeVisible();
      await expectNothing(page, 'toasts', '.toasts');
      await button('#menus', 0).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNothing(page, 'menu', '[role="menu"]');
    });
  }
}
