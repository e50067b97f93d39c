import { becomeAlive, expect, expectAlive, test } from './journey.ts';

const link = (name: string) => ({ name, exact: true });

test('a route hides header and footer, on a first load and on the way', async ({ page }) => {
  await page.goto('/bare');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto('/pages/first');
  await expect(page.getByRole('banner')).toBeVisible();
  await becomeAlive(page);
  await page.getByRole('link', link('/bare')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('one language means no prefixes and nothing to pick', async ({ page }) => {
  await page.goto('/pages/first');
  await expect(page.getByRole('link', { name: '/night' })).toHaveAttribute('href', '/night');
  await expect(page.locator('[data-locale]')).toHaveCount(0);
});

for (const key of ['Meta+k', 'Control+k', 'Control+K']) {
  test(`${key} opens the palette, once and for all letters`, async ({ page }) => {
    await page.goto('/pages/first');
    await becomeAlive(page);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Palette' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('BEH-5: the search opens before React is loaded, and the typed text stays when the palette has loaded', async ({
  page,
}) => {
  const runtime = Promise.withResolvers<undefined>();
  await page.route('**/assets/runtime-*.js', async (route) => {
    await runtime.promise;
    await route.continue();
  });
  await page.goto('/pages/first');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Palette' }).getByLabel('Search for');
  await expect(field).toBeFocused();
  await page.keyboard.type('early');
  await expectAlive(page, false);
  runtime.resolve(undefined);
  await expect(page.getByTestId('typed')).toHaveText('early');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('early');
});

test('the palette closes when another page comes', async ({ page }) => {
  await page.goto('/pages/first');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Second from the palette' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await expect(page.getByRole('dialog')).toBeHidden();
});
