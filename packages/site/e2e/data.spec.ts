import type { Page, Route } from '@playwright/test';
import { hydrate, expect, test } from './browser-test.ts';

/** Holds the requests of the probe until the test responds. */
async function holdCalls(page: Page): Promise<Route[]> {
  const calls: Route[] = [];
  await page.route('**/api/probe/**', (route) => {
    calls.push(route);
  });
  return calls;
}

const reader = (page: Page, number: number) => page.getByLabel(`Reader ${number}`);

test.use({ expectedConsole: /Failed to load resource/u });

test.beforeEach(async ({ page }) => {
  await page.goto('/pages/data');
  await hydrate(page);
});

test('data changes from idle to pending to success, with one request for all readers', async ({ page }) => {
  const calls = await holdCalls(page);
  await expect(reader(page, 0)).toHaveText('idle|-|-');
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect(reader(page, 0)).toHaveText('pending|-|-');
  await expect(reader(page, 1)).toHaveText('pending|-|-');
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.fulfill({ body: 'A' });
  await expect(reader(page, 0)).toHaveText('success|A|-');
  await expect(reader(page, 1)).toHaveText('success|A|-');
  expect(calls).toHaveLength(1);
});

test('reports an error, and refreshing loads the data', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.fulfill({ status: 500 });
  await expect(reader(page, 0)).toHaveText('error|-|status 500');
  await page.getByRole('button', { name: 'Refresh 1' }).click();
  await expect(reader(page, 0)).toHaveText('pending|-|-');
  await expect.poll(() => calls.length).toBe(2);
  await calls[1]?.fulfill({ body: 'A' });
  await expect(reader(page, 0)).toHaveText('success|A|-');
});

test('another key aborts the previous request, whose late response is ignored', async ({ page }) => {
  const calls = await holdCalls(page);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/a'));
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Ask b' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => calls.length).toBe(2);
  await calls[0]?.fulfill({ body: 'A' }).catch(() => undefined);
  await calls[1]?.fulfill({ body: 'B' });
  await expect(reader(page, 0)).toHaveText('success|B|-');
});

test('a reader with keep shows the data of the previous key until the new data is loaded', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.fulfill({ body: 'A' });
  await expect(reader(page, 1)).toHaveText('success|A|-');
  await page.getByRole('button', { name: 'Ask b' }).click();
  await expect(reader(page, 0)).toHaveText('pending|-|-');
  await expect(reader(page, 1)).toHaveText('pending|A|-');
  await expect.poll(() => calls.length).toBe(2);
  await calls[1]?.fulfill({ status: 500 });
  await expect(reader(page, 0)).toHaveText('error|-|status 500');
  await expect(reader(page, 1)).toHaveText('error|A|status 500');
  await page.getByRole('button', { name: 'Ask nothing' }).click();
  await expect(reader(page, 0)).toHaveText('idle|-|-');
  await expect(reader(page, 1)).toHaveText('idle|-|-');
});

test('clearing aborts the request for all readers', async ({ page }) => {
  const calls = await holdCalls(page);
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Clear 0' }).click();
  await ended;
  await expect(reader(page, 0)).toHaveText('idle|-|-');
  await expect(reader(page, 1)).toHaveText('idle|-|-');
});

test('a request continues as long as there is a reader, and is aborted with the last one', async ({ page }) => {
  const calls = await holdCalls(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  const remove = page.getByRole('button', { name: 'Remove a reader' });
  await remove.click();
  await expect(reader(page, 1)).toHaveCount(0);
  await page.waitForTimeout(100);
  expect(failed).toEqual([]);
  await remove.click();
  await expect.poll(() => failed.length).toBe(1);
});

test('leaving the page aborts its requests', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/a'));
  await page.getByRole('link', { name: '/pages/second', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await ended;
});

test('a component can query the content on demand', async ({ page }) => {
  const titles = page.getByLabel('Titles');
  await expect(titles).toHaveText('idle|-');
  await page.getByRole('button', { name: 'Query' }).click();
  await expect(titles).toHaveText('success|Second');
});
