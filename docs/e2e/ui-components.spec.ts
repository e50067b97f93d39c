import { COLOUR_RULES, findProblems } from '../../packages/site/e2e/find-problems.ts';
import { expect, hydrate, test } from './browser-test.ts';

const PATH = '/en/docs/site/ui-components';

// Without transitions, axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every section with code shows its sample, also without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(PATH);
  const blocks = page.locator('figure', { has: page.locator('figcaption', { hasText: 'components/ui-samples/' }) });
  const samples = page.locator('.ui-sample');
  expect(await blocks.count()).toBeGreaterThan(20);
  expect(await samples.count()).toBe(await blocks.count());
  for (const sample of await samples.all()) await expect(sample).toBeVisible();
  // The style sheet of the samples is part of the HTML.
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCSS('padding-inline-start', '12px');
  await context.close();
});

test('a modal opens and closes by keyboard, and returns the focus', async ({ page }) => {
  await page.goto(PATH);
  const button = page.getByRole('button', { name: 'Delete the recipe' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this recipe?' });
  await expect(dialog).toBeVisible();
  expect(await findProblems(page, { part: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('an entry of the menu is chosen by keyboard, with the first key on the page', async ({ page }) => {
  await page.goto(PATH);
  const button = page.getByRole('button', { name: 'Sort by' });
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Sort by: Price');
  await expect(button).toBeFocused();
});

test('axe finds nothing in the samples, light and dark', async ({ page }) => {
  await page.goto(PATH);
  await hydrate(page);
  expect(await findProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findProblems(page, { rules: COLOUR_RULES })).toEqual([]);
});

test('the sample of a theme has the chosen colour and corners', async ({ page }) => {
  await page.goto('/en/docs/site/theme');
  await hydrate(page);
  const sample = page.locator('.theme-sample');
  const button = sample.locator('.button');
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await sample.getByRole('radio', { name: 'orange' }).check();
  await sample.getByRole('radio', { name: '999px' }).check();
  await expect(sample.locator('code')).toHaveText("theme: { primary: 'orange', radius: '999px' },");
  await expect(button).not.toHaveCSS('background-color', color);
  await expect(button).toHaveCSS('border-radius', '999px');
});

test('the sample of a slot has the footer that the page describes', async ({ page }) => {
  await page.goto('/en/docs/site/slots');
  const sample = page.locator('.site-sample');
  await expect(sample).toContainText('Printed on recycled paper.');
  await expect(sample.locator('.shell-footer')).toContainText('Kiln');
});
