import type { Page } from '@playwright/test';
import { hydrate, expect, test } from './browser-test.ts';

async function colorOf(page: Page, variable: string): Promise<string> {
  return await page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, variable);
}

test('the label of the switch names its action, before and after React is loaded, in both modes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  await expect(page.getByRole('button', { name: 'Switch to light mode', exact: true })).toBeVisible();
  await hydrate(page);
  await page.getByRole('button', { name: 'Switch to light mode', exact: true }).click();
  await expect(page.locator('html')).toContainClass('light');
  await page.getByRole('button', { name: 'Switch to dark mode', exact: true }).click();
  await expect(page.locator('html')).toContainClass('dark');
});

test('system, light and dark can be selected in the footer, and system again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/blog');
  const modes = page.getByRole('group', { name: 'Colour mode' });
  await hydrate(page);
  await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked();
  await modes.getByText('Dark').click();
  await expect(page.locator('html')).toContainClass('dark');
  await expect(modes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(page.locator('html')).toContainClass('dark');
  await hydrate(page);
  await modes.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('html')).toContainClass('light');
});

test('a selection in the footer before React is loaded is applied', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/blog');
  await page.getByRole('group', { name: 'Colour mode' }).getByText('Dark').click();
  await expect(page.locator('html')).toContainClass('dark');
});

test('semantic colours are shade 500 in light mode and shade 400 in dark mode', async ({ page }) => {
  await page.goto('/en');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toContainClass('light');
  const light = { primary: await colorOf(page, '--primary'), secondary: await colorOf(page, '--secondary') };
  expect(light).toEqual({ primary: 'oklch(0.723 0.219 149.579)', secondary: 'oklch(0.685 0.169 237.323)' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toContainClass('dark');
  const dark = { primary: await colorOf(page, '--primary'), secondary: await colorOf(page, '--secondary') };
  expect(dark).toEqual({ primary: 'oklch(0.792 0.209 151.711)', secondary: 'oklch(0.746 0.16 232.661)' });
});

test('the first paint already has the selected colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('recto-color-mode', 'dark');
    const papers: string[] = [];
    Object.assign(globalThis, { papers });
    const look = (): void => {
      if (document.body !== null) papers.push(getComputedStyle(document.body).backgroundColor);
      if (papers.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/en');
  await hydrate(page);
  const papers = await page.evaluate(() => Reflect.get(globalThis, 'papers') as string[]);
  expect(new Set(papers.filter((paper) => paper !== 'rgba(0, 0, 0, 0)')).size).toBe(1);
  expect(papers.at(-1)).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
});
