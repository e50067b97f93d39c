import { AxeBuilder } from '@axe-core/playwright';
import { becomeAlive, expect, test } from './journey.ts';

const screens = [
  '/en',
  '/en/docs/getting-started',
  '/en/docs/components/prose',
  '/en/docs/files/markdown',
  '/ar',
  '/ar/docs/getting-started/installation',
  '/en/blog',
  '/en/blog/react-on-intent',
  '/en/changelog',
  '/en/templates',
  '/en/studio',
  '/en/studio/pricing',
  '/ar/blog/react-on-intent',
  '/ar/changelog',
  '/ar/blog',
  '/ar/templates',
  '/ar/studio',
  '/ar/studio/pricing',
  '/en/nowhere',
  '/en/blog/no-such-post',
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedConsole: /Failed to load resource/u });

for (const path of screens) {
  test(`axe finds nothing on ${path}, light and dark, narrow and wide`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect({ colorScheme, width, found }).toEqual({ colorScheme, width, found: [] });
      }
    }
  });

  test(`${path} is never wider than its window, from a small phone to a wide screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${width}: ${overflow}`).toBe(`${width}: 0`);
    }
  });
}

test('the first tab stop leads past the header', async ({ page }) => {
  await page.goto('/en/docs/getting-started');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a page is usable by keyboard alone before and after React', async ({ page }) => {
  await page.goto('/en');
  await page.locator('summary[aria-label="Languages"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
  await becomeAlive(page);
  await page.getByRole('link', { name: 'العربية' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
