import type { Page } from '@playwright/test';
import { hydrate, expect, expectHydrated, holdRuntime, test } from './browser-test.ts';

const link = (name: string) => ({ name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('a route hides header and footer, on a first load and after navigation', async ({ page }) => {
  await page.goto('/bare');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto('/pages/first');
  await expect(page.getByRole('banner')).toBeVisible();
  await hydrate(page);
  await page.getByRole('link', link('/bare')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a site with one language has no prefixes and no language picker', async ({ page }) => {
  await page.goto('/pages/first');
  await expect(page.getByRole('link', { name: '/night' })).toHaveAttribute('href', '/night');
  await expect(page.locator('[data-locale]')).toHaveCount(0);
});

for (const key of ['Meta+k', 'Control+k', 'Control+K']) {
  test(`${key} opens the palette once, in upper and lower case`, async ({ page }) => {
    await page.goto('/pages/first');
    await hydrate(page);
    await page.keyboard.press(key);
    await expect(palette(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('BEH-5: the search opens before React is loaded, and the typed text stays when the palette has loaded', async ({
  page,
}) => {
  const letRuntimeGo = await holdRuntime(page);
  await page.goto('/pages/first');
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('mismatch');
  await expectHydrated(page, false);
  letRuntimeGo();
  await expect(palette(page).getByRole('option').first()).toContainText('Mismatch');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mismatch');
});

test('the palette closes after navigation', async ({ page }) => {
  await page.goto('/pages/first');
  await page.getByRole('button', { name: 'Search' }).click();
  await palette(page).getByRole('option', { name: 'Second from the palette' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('DEV-7: the palette works with a custom header and footer', () => {
  test.use({ expectedConsole: /Failed to load resource/u });

  for (const [name, path] of [
    ['on a page', '/pages/first'],
    ['on a page without both', '/bare'],
    ['on a page that does not exist', '/nowhere'],
    ['on a page that failed', '/broken'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('combobox').fill('mismatch');
      await expect(palette(page).getByRole('option').first()).toContainText('Mismatch');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mismatch');
      await expect(palette(page)).toBeHidden();
    });
  }
});
