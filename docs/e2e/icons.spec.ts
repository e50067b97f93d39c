import { hydrate, expect, pathsOf, test, watchRequests } from './browser-test.ts';

for (const path of ['/en', '/ar', '/en/docs/getting-started', '/en/docs/files/markdown']) {
  test(`${path} requests no icons, and shows all of them`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const hosts = requests.map((request) => new URL(request.url()).host);
    expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
    expect(pathsOf(requests).filter((each) => /_recto_icon|load-missing-icons/u.test(each))).toEqual([]);
    const empty = await page
      .locator('svg')
      .evaluateAll((drawings) => drawings.filter(({ innerHTML }) => innerHTML === ''));
    expect(empty).toEqual([]);
  });
}

test('the icon of the repository has an accessible name, before and after React is loaded', async ({ page }) => {
  await page.goto('/en');
  const mark = page.getByRole('contentinfo').getByRole('img', { name: 'GitHub' });
  await expect(mark).toBeVisible();
  await hydrate(page);
  await expect(mark).toBeVisible();
});
