import type { Page } from '@playwright/test';
import { startCountingProxy } from '../../bench/peers/counting-proxy.ts';
import type { CountingProxy } from '../../bench/peers/counting-proxy.ts';
import { measureVisit } from '../../bench/peers/measure-page.ts';
import { sumResponses } from '../../bench/peers/sum-responses.ts';
import { hydrate, expect, isHydrated, pathsOf, test, watchRequests } from '../../packages/site/e2e/browser-test.ts';

/** The site has 1,000 pages and a long sidebar, which scrolls to the current page in a window of this size. */
test.use({ viewport: { width: 1350, height: 900 } });

const PAGE = '/docs/section-15/page-5';

test('BEH-3, BEH-4: without interaction a page requests nothing for ten seconds after its load, and runs no React', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'load' });
  const requests = watchRequests(page);
  // The sidebar lists the whole site, and has been scrolled to the current page.
  const sidebar = page.locator('[data-keep-scroll]').first();
  await expect(sidebar.getByRole('link')).not.toHaveCount(0);
  expect(await sidebar.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.waitForTimeout(10_000);
  expect(pathsOf(requests).filter((path) => !path.startsWith('/favicon'))).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
});

test('BEH-4: scrolling after React is loaded fetches no pages', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(PAGE);
  await page.mouse.move(675, 450);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => await isHydrated(page)).toBe(true);
  await page.waitForTimeout(2000);
  expect(pathsOf(requests).filter((path) => path.includes('_payload.json'))).toEqual([]);
});

test.describe('page size, measured as in the benchmark', () => {
  const path = '/docs/reference/internals/compact-batch-lock';
  let proxy: CountingProxy;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(120_000);
    proxy = await startCountingProxy(baseURL ?? '');
    // The server builds its index at the first search, which can exceed the timeout of a test on a busy machine.
    await fetch(`${proxy.origin}/__recto_search/en.json`);
  });
  test.afterAll(async () => {
    await proxy.stop();
  });

  test('a page is at most 45 kB without fonts, and loads nothing without interaction', async ({ browser }) => {
    const visit = await measureVisit({ browser, proxy, path });
    expect(visit['loadBytes']).toBeLessThan(45_000);
    expect(visit['untouchedBytes']).toBe(visit['loadBytes']);
  });

  test('the first result of a search takes at most 12 requests and 100 kB', async ({ page }) => {
    // With `saveData` nothing is prefetched, so all requests belong to the search.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    // The server builds its index at the first search, which can exceed the timeout for a result.
    await page.request.get(`${proxy.origin}/__recto_search/en.json`);
    await page.goto(proxy.origin + path);
    await page.waitForLoadState('networkidle');
    proxy.reset();
    await page.keyboard.press('Control+k');
    // Inserted at once, because a slow machine could start a search for the first letters while the others are typed.
    await page.keyboard.insertText('strict observer diff');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Strict Observer Diff');
    const { requests, bytes } = sumResponses(proxy.responses());
    expect(requests).toBeLessThanOrEqual(12);
    expect(bytes).toBeLessThan(100_000);
  });
});

test.describe('a folder of 150 pages in the sidebar', () => {
  const sidebar = (page: Page) => page.locator('nav.docs-side');
  const entries = (page: Page) => sidebar(page).getByRole('link', { name: /^Entry/u });
  const rest = (page: Page) => sidebar(page).getByRole('link', { name: /^More pages/u });

  test('shows the pages around the current one, and links to the rest', async ({ page }) => {
    await page.goto('/docs/section-2/catalogue/entry-75');
    await expect(entries(page)).toHaveCount(20);
    // An open folder has no link, and is aligned with the links beside it.
    await expect(sidebar(page).locator('summary', { hasText: 'Catalogue' })).toHaveCSS('padding-left', '14px');
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Entry 75');
    await expect(rest(page)).toHaveText(['More pages: 64', 'More pages: 66']);
    await hydrate(page);
    await expect(entries(page)).toHaveCount(20);
    await rest(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry 85');
    await expect(entries(page).first()).toHaveText('Entry 75');
    await expect(rest(page)).toHaveText(['More pages: 74', 'More pages: 56']);
    await page.goBack();
    await expect(entries(page).first()).toHaveText('Entry 65');
  });

  test('loads the rest in place', async ({ page }) => {
    await page.goto('/docs/section-2/catalogue/entry-1');
    await hydrate(page);
    await expect(rest(page)).toHaveText(['More pages: 130']);
    await sidebar(page).locator('summary[aria-label^="More pages"]').press('Enter');
    await expect(entries(page)).toHaveCount(150);
    await expect(entries(page).last()).toHaveText('Entry 150');
    await entries(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry 150');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  });

  test('shows its first pages when it is opened from another folder', async ({ page }) => {
    await page.goto('/docs/section-2/page-2');
    await hydrate(page);
    await sidebar(page).locator('summary[aria-label="More in Catalogue"]').click();
    await expect(entries(page)).toHaveCount(20);
    await expect(rest(page)).toHaveText(['More pages: 130']);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the link to the rest opens the next pages', async ({ page }) => {
      await page.goto('/docs/section-2/catalogue/entry-1');
      await expect(sidebar(page).locator('summary[aria-label^="More pages"]')).toBeHidden();
      await rest(page).click();
      await expect(page).toHaveURL('/docs/section-2/catalogue/entry-21');
      await expect(rest(page)).toHaveText(['More pages: 10', 'More pages: 120']);
    });
  });
});
