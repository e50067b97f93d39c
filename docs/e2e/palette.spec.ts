import { AxeBuilder } from '@axe-core/playwright';
import { becomeAlive, expect, isSameDocument, markDocument, test } from './journey.ts';

test('the button opens the palette, typing finds a page, Enter goes there', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Search…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search…' });
  const field = dialog.getByRole('combobox', { name: 'Search…' });
  await expect(field).toBeFocused();
  await markDocument(page);
  await field.fill('mark');
  await expect(dialog.getByRole('option').first()).toContainText('Markdown');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('status')).toContainText(/^\d+ results$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  await expect(dialog).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('arrows move, Escape closes, and the focus is where it was', async ({ page }) => {
  await page.goto('/en/blog');
  await becomeAlive(page);
  const button = page.getByRole('button', { name: 'Search…' });
  await button.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('what is not there is not found, and a press beside the palette closes it', async ({ page }) => {
  await page.goto('/en/blog');
  await becomeAlive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('no page is called like this');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No matching data');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('in Arabic it finds Arabic pages, and the others in the original', async ({ page }) => {
  await page.goto('/ar');
  await becomeAlive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('التثبيت');
  await expect(page.getByRole('option').first()).toContainText('التثبيت');
  await page.getByRole('combobox').fill('finished before');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/ar/blog/react-on-intent');
});

test.describe('when the pages cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource|content/u });

  test('it says so, and tries again', async ({ page }) => {
    await page.route('**/__recto_content/**', (route) => route.abort());
    await page.goto('/en/blog');
    await becomeAlive(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/__recto_content/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
});

for (const path of ['/en', '/ar']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the open palette, ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await becomeAlive(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
