import { expect, test } from './browser-test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server processes the form of the gallery', async ({ page }) => {
    await page.goto('/en/templates');
    await page.getByRole('combobox', { name: 'Licence' }).selectOption('free');
    await page.getByRole('radio', { name: 'Minimal' }).check({ force: true });
    await page.getByRole('button', { name: 'Search templates' }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['MinimalFree']);
    await expect(page.getByRole('radio', { name: 'Minimal' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue('free');
    await page.getByRole('combobox', { name: 'Licence' }).selectOption('paid');
    await page.getByRole('button', { name: 'Search templates' }).click();
    await page.getByRole('link', { name: 'Show all templates' }).click();
    await expect(page.getByRole('article').nth(1)).toBeVisible();
  });
});

test('the JSON list can be read from any origin', async ({ request }) => {
  const response = await request.get('/api/templates.json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect((await request.post('/api/templates.json')).status()).toBe(405);
});
