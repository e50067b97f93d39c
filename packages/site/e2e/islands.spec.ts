import { hydrate, expect, isSameDocument, markDocument, pathsOf, test, watchRequests } from './browser-test.ts';
import type { Page, Request } from '@playwright/test';

const islandsIn = (requests: readonly Request[]): string[] =>
  pathsOf(requests).filter((path) => path.startsWith('/__recto_island/'));
const echo = (page: Page) => page.getByRole('region', { name: 'Island echo' });

test.describe('on a first load', () => {
  test.use({ expectedConsole: /Island "broken" could not be loaded|Failed to load resource/u });

  test('the page contains an island, and the browser does not request it', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/pages/islands');
    await expect(echo(page)).toContainText('Echo of first, one of many pages.');
    await hydrate(page);
    await expect(echo(page)).toContainText('Echo of first, one of many pages.');
    await page.waitForLoadState('networkidle');
    expect(islandsIn(requests).filter((path) => path.includes('/echo_'))).toEqual([]);
  });

  test('an island works without script, and so do its links', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/pages/islands');
    await expect(echo(page)).toContainText('Echo of first');
    await expect(page.getByText('broken is not there yet.')).toBeVisible();
    await page.getByRole('link', { name: 'one of many pages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    await page.close();
  });

  test('a failed island shows its fallback and a button to try again, and the page works', async ({ page }) => {
    const response = await page.goto('/pages/islands');
    expect(response?.status()).toBe(200);
    await expect(page.getByText('broken is not there yet.')).toBeVisible();
    await expect(page.getByText('Words between the islands.')).toBeVisible();
    expect(await page.content()).not.toContain('a secret of the server');
    await hydrate(page);
    const broken = page.getByRole('region', { name: 'Island broken' });
    await expect(broken).toContainText('broken cannot be had.');
    const again = page.waitForRequest(/\/__recto_island\/broken_/u);
    await broken.getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(broken).toContainText('broken cannot be had.');
    await expect(echo(page)).toContainText('Echo of first');
  });
});

test.describe('after navigation', () => {
  test.use({ expectedConsole: /Island "\w+" could not be loaded|Failed to load resource/u });

  test('fetches an island of the page, and its links navigate', async ({ page }) => {
    await page.goto('/pages/lazy');
    await hydrate(page);
    await markDocument(page);
    const requests = watchRequests(page);
    await page.getByRole('link', { name: 'To the islands' }).click();
    await expect(echo(page)).toContainText('Echo of first');
    expect(islandsIn(requests).filter((path) => path.includes('/echo_'))).toEqual([
      expect.stringMatching(/^\/__recto_island\/echo_[\da-z]+\.json\?locale=en&props=/u),
    ]);
    await page.getByRole('link', { name: 'one of many pages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('going back shows the island again, with its initial properties', async ({ page }) => {
    await page.goto('/pages/islands');
    await hydrate(page);
    await page.getByRole('button', { name: 'Change echo' }).click();
    await expect(echo(page)).toContainText('Echo of first+,');
    await page.getByRole('link', { name: 'To the second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    await page.goBack();
    await expect(echo(page)).toContainText('Echo of first,');
  });

  test('the old HTML stays until the new one is loaded, and only the newest is shown', async ({ page }) => {
    await page.goto('/pages/islands');
    await hydrate(page);
    const releases: (() => void)[] = [];
    await page.route('**/__recto_island/echo_*', async (route) => {
      await new Promise<void>((resolve) => releases.push(resolve));
      await route.continue().catch(() => undefined);
    });
    const change = page.getByRole('button', { name: 'Change echo' });
    await change.click();
    await expect.poll(() => releases.length).toBe(1);
    await expect(echo(page)).toContainText('Echo of first,');
    await expect(echo(page).locator('[aria-busy="true"]')).toHaveCount(1);
    await change.click();
    await expect.poll(() => releases.length).toBe(2);
    releases[1]?.();
    await expect(echo(page)).toContainText('Echo of first++,');
    releases[0]?.();
    await page.waitForTimeout(300);
    await expect(echo(page)).toContainText('Echo of first++,');
    await expect(echo(page).locator('[aria-busy]')).toHaveCount(0);
  });

  test('when the server fails, the old HTML stays, and the page works', async ({ page }) => {
    await page.goto('/pages/islands');
    await hydrate(page);
    await page.route('**/__recto_island/echo_*', (route) =>
      route.fulfill({ status: 500, body: 'Internal Server Error' }),
    );
    await page.getByRole('button', { name: 'Change echo' }).click();
    await page.waitForTimeout(300);
    await expect(echo(page)).toContainText('Echo of first,');
    await page.getByTestId('again').click();
    await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  });

  test('properties that the server rejects are reported in the console with the reason', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/pages/islands');
    await hydrate(page);
    const change = page.getByRole('button', { name: 'Change echo' });
    for (let times = 0; times < 36; times += 1) await change.click();
    await expect
      .poll(() => lines.filter((line) => line.includes('echo')).join('\n'))
      .toMatch(/Status 400: props\.text: /u);
    await expect(echo(page)).toContainText('Echo of first+');
  });

  test('without a connection, shows the fallback, and trying again loads the island', async ({ page }) => {
    await page.goto('/pages/lazy');
    await hydrate(page);
    let isOnline = false;
    await page.route('**/__recto_island/echo_*', (route) => (isOnline ? route.continue() : route.abort()));
    await page.getByRole('link', { name: 'To the islands' }).click();
    await expect(echo(page)).toContainText('echo cannot be had.');
    isOnline = true;
    await echo(page).getByRole('button', { name: 'Try again' }).click();
    await expect(echo(page)).toContainText('Echo of first');
  });
});

test('a lazy island is part of a first load, and after navigation is loaded near the viewport', async ({ page }) => {
  await page.goto('/pages/lazy');
  await expect(echo(page)).toContainText('Echo of below');
  await page.goto('/pages/second');
  await hydrate(page);
  const requests = watchRequests(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/pages/lazy', textContent: 'to lazy' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'to lazy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lazy');
  await expect(page.getByText('echo is not there yet.')).toBeAttached();
  await page.waitForTimeout(300);
  expect(islandsIn(requests)).toEqual([]);
  await page.getByText('echo is not there yet.').scrollIntoViewIfNeeded();
  await expect(echo(page)).toContainText('Echo of below');
  expect(islandsIn(requests)).toHaveLength(1);
});

test.describe('the endpoint', () => {
  for (const [path, status] of [
    ['/__recto_island/echo_0.json?props=%7B%22text%22%3A%22a%22%7D', 200],
    ['/__recto_island/echo_0.json?props=%7B%22text%22%3A1%7D', 400],
    ['/__recto_island/Echo_0.json?props=%7B%22text%22%3A%22a%22%7D', 404],
    ['/__recto_island/closed_0.json', 404],
    ['/__recto_island/CLOSED_0.json', 404],
    ['/__recto_island/%63losed_0.json', 404],
    ['//__recto_island/closed_0.json', 404],
    ['/__recto_island/./closed_0.json', 404],
    ['/__RECTO_ISLAND/closed_0.json', 404],
    ['/__recto_island/nobody_0.json', 404],
    ['/__recto_island/broken_0.json', 500],
  ] as const) {
    test(`${path}: ${status}`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL ?? ''}${path}`);
      expect(response.status()).toBe(status);
      const text = await response.text();
      expect(text).not.toContain('behind the guard');
      expect(text).not.toContain('secret');
    });
  }
});
