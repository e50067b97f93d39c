import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  expectHydrated,
  isHydrated,
  isSameDocument,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './browser-test.ts';

/** Tests the search before any other interaction: it needs neither React nor the runtime. */

const DOCS = '/en/docs/files/markdown';
const RUNTIME = /\/assets\/(?:react|runtime)-[^/]*\.js$/u;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');

test('a search with the keyboard does not load React, and a result is an ordinary link', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(DOCS);
  await markDocument(page);
  await page.keyboard.press('Control+k');
  await expect(optionsOf(page).first()).toContainText('Markdown');
  await page.keyboard.type('installation');
  await expect(optionsOf(page).first()).toContainText('Installation');
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  expect(pathsOf(requests).filter((path) => RUNTIME.test(path))).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  expect(await isSameDocument(page)).toBe(false);
});

test('the matches are highlighted once on the loaded page', async ({ page }) => {
  const marked = async (): Promise<string[]> =>
    await page.evaluate(() => [...(CSS.highlights.get('recto-found') ?? [])].map(String));
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('markdown');
  await expect(optionsOf(page).first()).toContainText('Markdown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  await expect.poll(marked).toContain('Markdown');
  expect(await isHydrated(page)).toBe(false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await marked()).toEqual([]);
});

test('the button and a pointer inside the dialog do not load React; a pointer outside does', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(DOCS);
  await page.getByRole('button', { name: 'Search…' }).click();
  await dialogOf(page).getByRole('combobox').fill('installation');
  await expect(optionsOf(page).first()).toContainText('Installation');
  await optionsOf(page).nth(1).hover();
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.mouse.wheel(0, 100);
  expect(pathsOf(requests).filter((path) => RUNTIME.test(path))).toEqual([]);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect.poll(() => pathsOf(requests).some((path) => RUNTIME.test(path))).toBe(true);
});

test('theme, languages, actions and recent searches work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(DOCS);
  await page.keyboard.press('Control+k');
  const groups = dialogOf(page).getByRole('listbox').getByRole('group');
  for (const [index, name] of ['Files', 'Menu', 'Theme', 'Languages', 'Actions'].entries()) {
    await expect(groups.nth(index)).toHaveAccessibleName(name);
  }
  await page.keyboard.type('copy page');
  await dialogOf(page).getByRole('option', { name: 'Copy page', exact: true }).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('Copied');
  await dialogOf(page).getByRole('combobox').fill('');
  await dialogOf(page).getByRole('option', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toContainClass('dark');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('option', { name: 'Dark' })).toHaveAttribute('aria-current', 'true');
  await expect(dialogOf(page).getByRole('region', { name: 'Recent searches' })).toContainText('copy page');
  await dialogOf(page).getByRole('option', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/docs/files/markdown');
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de');
});

test('results stay and keep working when React hydrates the page', async ({ page }) => {
  await page.goto(DOCS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('installation');
  await expect(optionsOf(page).first()).toContainText('Installation');
  await optionsOf(page)
    .first()
    .evaluate((option) => option.toggleAttribute('data-seen', true));
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await expectHydrated(page, true);
  // Another tab changes the colour mode, which the header and the footer show: React renders them again.
  await page.evaluate(() => {
    localStorage.setItem('recto-color-mode', 'dark');
    dispatchEvent(new Event('storage'));
  });
  await expect(page.locator('html')).toContainClass('dark');
  await expect(optionsOf(page).first()).toHaveAttribute('data-seen');
  await expect(dialogOf(page).getByRole('combobox')).toHaveValue('installation');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  expect(await isSameDocument(page)).toBe(true);
  // The suggestions are those of the new page.
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).locator('[role="group"]').first().locator('[aria-current="true"]')).toHaveText(
    'Installation',
  );
});

test('the dialog changes its language with a client-side change of language', async ({ page }) => {
  await page.goto(DOCS);
  await hydrate(page);
  await markDocument(page);
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('option', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/docs/files/markdown');
  expect(await isSameDocument(page)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Dunkel' })).toBeVisible();
});

test.describe('if the search palette cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|could not load its search/u });

  test('shows an error, its field opens the results page, and reopening it retries', async ({ page }) => {
    const palette = /\/assets\/palette-[^/]*\.js$/u;
    await page.route(palette, (route) => route.abort());
    await page.goto(DOCS);
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByRole('status')).toContainText('could not be loaded');
    await expect(dialogOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unroute(palette);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
  });
});
