import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

/** Responses for paths without a page, for browsers and programs. */

test.use({ expectedConsole: /Failed to load resource/u });

for (const [path, status, text] of [
  ['/nothing.txt', 404, 'Page not found: /nothing.txt'],
  ['/index.html', 404, 'Page not found: /index.html'],
  ['/api/unknown?a=1', 404, 'Page not found: /api/unknown?a=1'],
  ['/nowhere?a=1', 404, 'Page not found: /nowhere?a=1'],
  ['/%E0%A4%A', 400, 'Bad Request'],
] as const) {
  test(`BEH-7: ${path} is an error page of the site, which can be hydrated`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await hydrate(page);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  });
}

test('BEH-7: the message after a navigation to a missing page contains the query', async ({ page }) => {
  await page.goto('/pages/first');
  await hydrate(page);
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere?a=1', textContent: 'lost' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByText('Page not found: /nowhere?a=1', { exact: true })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

for (const [path, accept] of [
  ['/api/unknown', '*/*'],
  ['/nothing.txt', 'application/json'],
] as const) {
  test(`BEH-7: responds to ${path} with JSON for Accept: ${accept}`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept } });
    expect([response.status(), response.headers()['content-type']]).toEqual([404, 'application/json']);
    expect(await response.json()).toEqual({
      error: { status: 404, statusMessage: 'Page not found', message: `Page not found: ${path}` },
    });
  });
}
