import { findProblems } from '../../packages/site/e2e/find-problems.ts';
import { hydrate, expect, test, watchRequests } from './browser-test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header has a form, and the server shows the results, best first', async ({ page }) => {
    await page.goto('/en/blog');
    const header = page.getByRole('banner');
    await header.getByRole('searchbox', { name: 'Search…' }).fill('markdown');
    await header.getByRole('button', { name: 'Search…' }).click();
    await expect(page).toHaveURL('/en/search?q=markdown');
    const results = page.locator('.found').getByRole('listitem');
    await expect(results.first()).toContainText('Markdown');
    await expect(results.first().locator('mark').first()).toHaveText(/markdown/iu);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/u);
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/docs\/files\/markdown/u);
  });

  test('lists all pages without a query and without results', async ({ page }) => {
    await page.goto('/fr/search');
    await expect(page.getByRole('main').getByRole('link', { name: 'Markdown', exact: true })).toHaveAttribute(
      'href',
      '/fr/docs/files/markdown',
    );
    await page.goto('/en/search?q=xyzzyqwv');
    await expect(page.getByRole('status')).toHaveText('No results for “xyzzyqwv”');
    await expect(page.getByRole('main').getByRole('link', { name: 'Markdown', exact: true })).toBeVisible();
  });

  test('shows the query as text', async ({ page }) => {
    const query = '"><img src=x onerror=alert(1)>';
    await page.goto(`/en/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('on a phone the search icon opens the page with the field', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ar');
    await page.getByRole('banner').getByRole('button', { name: 'بحث…' }).click();
    await expect(page).toHaveURL(/\/ar\/search/u);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});

test('the results page is not indexed by search engines and not cached', async ({ request }) => {
  const response = await request.get('/en/search?q=markdown');
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('after React is loaded, the page keeps the results of the server and runs further queries itself', async ({
  page,
}) => {
  await page.goto('/en/search?q=markdown');
  const results = page.locator('.found').getByRole('listitem');
  const first = await results.first().textContent();
  const requests = watchRequests(page);
  await hydrate(page);
  await expect(results.first()).toHaveText(first ?? '');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('install');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=install');
  await expect(results.first()).toContainText(/install/iu);
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

for (const path of ['/en/search', '/ar/search?q=markdown']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findProblems(page)).toEqual([]);
  });
}
