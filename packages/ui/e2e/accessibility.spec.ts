import type { Page } from '@playwright/test';
import { COLOUR_RULES, findProblems } from '../../site/e2e/find-problems.ts';
import { expect, openGallery, test } from './browser-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [mode, rules] of [
  ['light', undefined],
  ['dark', COLOUR_RULES],
] as const) {
  /** Runs axe on the whole page or on an opened element. */
  const expectNothing = async (page: Page, what: string, part = 'html'): Promise<void> => {
    const found = await findProblems(page, rules ? { part, rules } : { part });
    expect({ what, found }).toEqual({ what, found: [] });
  };

  for (const dir of ['ltr', 'rtl'] as const) {
    const viewport = { width: dir === 'ltr' ? 1440 : 390, height: 900 };
    // Each mode and each direction is in one of the two other combinations.
    const tag = (mode === 'light') === (dir === 'ltr') ? [] : ['@long'];

    test(`axe finds no violations in the gallery, ${mode}, ${dir}`, { tag }, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openGallery(page, { mode, dir });
      await expectNothing(page, 'the gallery');
    });

    test(`axe finds no violations in the overlays of the gallery, ${mode}, ${dir}`, { tag }, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openGallery(page, { mode, dir });
      const button = (section: string, index: number) => page.locator(section).getByRole('button').nth(index);
      for (const [what, index] of [
        ['modal', 0],
        ['slide-over', 1],
        ['drawer', 3],
      ] as const) {
        await button('#overlays', index).click();
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
