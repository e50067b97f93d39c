import { hydrate, expect, pathsOf, test, watchRequests } from './browser-test.ts';

/** Runs against the Node server and the static build. */

for (const [path, caption] of [
  ['/en/docs/getting-started', 'as the database counts them'],
  ['/ar/docs/getting-started', 'كما تعدّها قاعدة البيانات'],
] as const) {
  test(`the numbers on ${path} are rendered on the server`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path);
    const rows = page.getByRole('definition');
    await expect(page.getByRole('term').filter({ hasText: 'docs' })).toBeVisible();
    await expect(rows.first()).toHaveText(/^[\d٠-٩]+$/u);
    await expect(page.getByRole('main')).toContainText(caption);
    const before = await rows.allInnerTexts();
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await rows.allInnerTexts()).toEqual(before);
    expect(pathsOf(requests).filter((each) => each.startsWith('/__recto_island/'))).toEqual([]);
  });
}

test('a navigation to the island loads it in the language of the page', async ({ page }) => {
  await page.goto('/en/docs/getting-started/installation');
  await hydrate(page);
  const requests = watchRequests(page);
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Introduction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/u);
  expect(pathsOf(requests).filter((each) => each.startsWith('/__recto_island/'))).toEqual([
    expect.stringMatching(/^\/__recto_island\/content-counts_[\da-z]+\.json\?locale=en&props=/u),
  ]);
});
