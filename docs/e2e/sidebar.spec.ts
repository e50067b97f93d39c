import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  holdRuntime,
  isSameDocument,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './browser-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const folder = (page: Page, title: string) => sidebar(page).locator(`summary[aria-label="More in ${title}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('only the folder of the page is open; another one loads its pages when opened, and is open on its own pages', async ({
  page,
}) => {
  await page.goto('/en/docs/files/csv');
  await hydrate(page);
  const requests = watchRequests(page);
  const inside = sidebar(page).getByRole('link', { name: 'queryCollection', exact: true });
  await expect(sidebar(page).getByRole('link', { name: 'Markdown' })).toBeVisible();
  await expect(inside).toHaveCount(0);
  await folder(page, 'Query Utils').press('Enter');
  await expect(inside).toBeVisible();
  await folder(page, 'Query Utils').press('Enter');
  await expect(inside).toBeHidden();
  await folder(page, 'Query Utils').press('Enter');
  await folder(page, 'Query Utils').press('Enter');
  expect(pathsOf(requests).filter((path) => path.includes('_navigation.json'))).toHaveLength(1);
  await sidebar(page).getByRole('link', { name: 'JSON' }).click();
  await expect(heading(page)).toHaveText('JSON');
  await expect(inside).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('CSV');
  await page.getByRole('article').getByRole('link', { name: 'Next' }).click();
  await expect(inside).toHaveAttribute('aria-current', 'page');
  await expect(inside).toBeVisible();
});

test('the buttons that open folders are large enough to hit', async ({ page }) => {
  await page.goto('/en/docs/files/csv');
  const buttons = sidebar(page).locator('summary[aria-label]');
  await expect(folder(page, 'Query Utils')).toBeVisible();
  const sizes = await buttons.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('the folder of the current page opens, also after Back and Forward', async ({ page }) => {
  await page.goto('/en/docs/files/csv');
  await hydrate(page);
  await markDocument(page);
  const first = sidebar(page).getByRole('link', { name: 'Installation' });
  await expect(first).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/en/docs/getting-started');
  await expect(first).toBeVisible();
  await sidebar(page).locator('summary', { hasText: 'Getting Started' }).press('Enter');
  await expect(first).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('CSV');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('CSV');
  await expect(first).toBeHidden();
  await page.goForward();
  await expect(sidebar(page).locator('[aria-current="page"]').first()).toBeVisible();
  await expect(first).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the index page of a chapter is its first entry, and is the only current one', async ({ page }) => {
  await page.goto('/en/docs/getting-started');
  const entries = sidebar(page).locator('details[open]').getByRole('link');
  await expect(entries.first()).toHaveText('Introduction');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Introduction');
});

test('pages that are not translated are marked with their language', async ({ page }) => {
  await page.goto('/ar/docs/collections/define');
  const mark = async (name: string): Promise<string> =>
    await page
      .locator('nav.docs-side a', { hasText: name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('Define')).toContain('en');
  expect(await mark('البداية')).toBe('none');
});

test('a folder that cannot be loaded shows an error, and can be retried', async ({ page }) => {
  await page.goto('/en/docs/files/csv');
  await hydrate(page);
  await page.route('**/_navigation.json*', async (route) => await route.fulfill({ status: 200, body: 'no JSON' }));
  await folder(page, 'Deploy').click();
  const failure = sidebar(page).getByRole('alert');
  await expect(failure).toBeVisible();
  await failure.getByRole('button').click();
  await expect(failure).toBeVisible();
  await page.unroute('**/_navigation.json*');
  await failure.getByRole('button').press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'Docker' })).toBeVisible();
});

test('a page is shown even if the lists of its folders fail to load; the sidebar stays unchanged', async ({ page }) => {
  await page.goto('/en/docs/files/csv');
  await hydrate(page);
  await markDocument(page);
  await page.route('**/_navigation.json*', async (route) => await route.fulfill({ status: 200, body: 'no JSON' }));
  await sidebar(page).getByRole('link', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/docs\/deploy\//u);
  await expect(sidebar(page).getByRole('link', { name: 'Markdown' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a folder that was opened before React is loaded loads its pages afterwards', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/en/docs/files/csv');
  await folder(page, 'Deploy').click();
  await expect(sidebar(page).locator('[aria-busy]:visible')).toHaveCount(1);
  release();
  await expect(sidebar(page).getByRole('link', { name: 'Docker' })).toBeVisible();
});

test('the text of the sidebar is sent once, and is complete after React is loaded', async ({ page }) => {
  await page.goto('/en/docs/files/csv');
  const inline = await page.locator('script[type="application/json"]').first().textContent();
  expect(inline).toContain('"folders":["/en/docs","/en/docs/files"]');
  expect(inline).not.toContain('"navigation"');
  const before = await sidebar(page).innerText();
  await hydrate(page);
  expect(await sidebar(page).innerText()).toBe(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed folder is a link to its first page', async ({ page }) => {
    await page.goto('/ar/docs/files/csv');
    await page.locator('nav.docs-side .tree > li > a').nth(1).click();
    await expect(page).toHaveURL(/\/ar\/docs\/collections\/define$/u);
    await expect(page.locator('nav.docs-side summary:visible')).toHaveCount(1);
  });
});
