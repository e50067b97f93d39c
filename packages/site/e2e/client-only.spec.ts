import { hydrate, expect, test } from './browser-test.ts';

test('the page contains an empty space of its size instead of the component', async ({ request }) => {
  const response = await request.get('/pages/client-only');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html.match(/<div data-start="in-view" aria-busy="true" style="height:240px"><\/div>/gu)).toHaveLength(2);
  expect(html).toContain('Text after the components.');
  expect(html).not.toContain('Near 0');
});

test('the component appears without interaction or layout shift, and works', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) document.documentElement.dataset['shift'] = name;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/pages/client-only');
  const near = page.getByTestId('canvas').first().getByRole('button');
  await expect(near).toHaveText('Near 0 at 1');
  await near.click();
  await expect(near).toHaveText('Near 1 at 1');
  await expect(page.locator('figure').getByRole('button')).toHaveText('Framed 0 at 1');
  await expect(page.locator('[data-start]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
});

test('a component far below loads nothing until it is near the viewport', async ({ page }) => {
  await page.goto('/pages/client-only-below', { waitUntil: 'networkidle' });
  const isLoaded = async (): Promise<boolean> =>
    await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/runtime-')));
  expect(await isLoaded()).toBe(false);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByTestId('canvas').getByRole('button')).toHaveText('Below 0 at 1');
  expect(await isLoaded()).toBe(true);
});

test('navigation from another page shows it at once', async ({ page }) => {
  await page.goto('/pages/client-only-below');
  await hydrate(page);
  await page.getByRole('link', { name: 'Up', exact: true }).click();
  await expect(page.getByTestId('canvas').first().getByRole('button')).toHaveText('Near 0 at 1');
});
