import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, test } from './browser-test.ts';
import { openPalette } from './open-palette.ts';

const DOCS = '/en/docs/files/markdown';

const listOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the question mark key opens the list without React, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.goto(DOCS);
  const search = page.getByRole('button', { name: 'Search…' });
  await search.focus();
  await page.keyboard.press('?');
  const list = listOf(page);
  await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(list.locator('dt')).toHaveText([
    'Search',
    'Previous or next page',
    'Show this list',
    'Choose a result',
    'Open the result',
    'New tab',
  ]);
  await expect(list.locator('dd').first()).toContainText('K');
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('in a field, and while the search is open, the question mark is a character', async ({ page }) => {
  await page.goto('/en/search');
  const field = page.locator('main input[name=q]');
  await field.pressSequentially('why?');
  await expect(field).toHaveValue('why?');
  const { field: query } = await openPalette(page, DOCS);
  await query.pressSequentially('why?');
  await expect(query).toHaveValue('why?');
  await expect(listOf(page)).toHaveCount(0);
});

test('visitors can switch the key off; the search still opens the list', async ({ page }) => {
  await page.goto(DOCS);
  await page.keyboard.press('?');
  await listOf(page).getByLabel('The ? key shows this list').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  const { options } = await openPalette(page, DOCS);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(listOf(page)).toHaveCount(0);
  await page.keyboard.type('keyboard short');
  await options.filter({ hasText: 'Keyboard shortcuts' }).click();
  await listOf(page).getByLabel('The ? key shows this list').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(listOf(page)).toBeVisible();
});

test('a press outside closes the list', async ({ page }) => {
  await page.goto(DOCS);
  await page.keyboard.press('?');
  await expect(listOf(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(listOf(page)).toHaveCount(0);
});

for (const [name, path, options] of [
  ['English, light', DOCS, { colorScheme: 'light' }],
  ['Arabic, dark, on a phone', '/ar/docs/files/markdown', { colorScheme: 'dark', width: 320 }],
] as const) {
  test(`the list is accessible and fits the window: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: options.colorScheme, reducedMotion: 'reduce' });
    if ('width' in options) await page.setViewportSize({ width: options.width, height: 640 });
    await page.goto(path);
    await page.keyboard.press('?');
    const list = page.locator('#recto-shortcuts');
    await expect(list).toBeVisible();
    expect((await new AxeBuilder({ page }).include('#recto-shortcuts').analyze()).violations).toEqual([]);
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}
