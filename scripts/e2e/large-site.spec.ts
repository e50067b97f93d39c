import { expect, isAlive, pathsOf, test, watchRequests } from '../../packages/site/e2e/journey.ts';

/** A documentation site of 200 pages with a long sidebar, in a window where the sidebar scrolls to the current page. */
test.use({ viewport: { width: 1350, height: 900 } });

const PAGE = '/docs/section-15/page-5';

test('BEH-3, BEH-4: without interaction a page requests nothing for ten seconds after its load, and runs no React', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'load' });
  const requests = watchRequests(page);
  // The sidebar is as long as the site, and has been scrolled to the page.
  const sidebar = page.locator('[data-keep-scroll]').first();
  await expect(sidebar.getByRole('link')).not.toHaveCount(0);
  expect(await sidebar.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.waitForTimeout(10_000);
  expect(pathsOf(requests).filter((path) => !path.startsWith('/favicon'))).toEqual([]);
  expect(await isAlive(page)).toBe(false);
});

test('BEH-4: scrolling after React is loaded fetches no pages', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(PAGE);
  await page.mouse.move(675, 450);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => await isAlive(page)).toBe(true);
  await page.waitForTimeout(2000);
  expect(pathsOf(requests).filter((path) => path.includes('_payload.json'))).toEqual([]);
});
