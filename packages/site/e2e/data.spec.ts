import type { Page, Route } from '@playwright/test';
import { becomeAlive, expect, test } from './journey.ts';

/** Calls of the probe that wait for an answer. */
async function holdCalls(page: Page): Promise<Route[]> {
  const calls: Route[] = [];
  await page.route('**/api/probe/**', (route) => {
    calls.push(route);
  });
  return calls;
}

const reader = (page: Page, place: number) => page.getByLabel(`Reader ${place}`);

test.use({ expectedConsole: /Failed to load resource/u });

test.beforeEach(async ({ page }) => {
  await page.goto('/pages/data');
  await becomeAlive(page);
});

test('data goes from idle through pending to success, once for all who ask for it', async ({ page }) => {
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

test('an error is told, and refreshing heals it', async ({ page }) => {
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

test('another key ends the call of the one before, whose answer comes too late', async ({ page }) => {
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

test('one who wants to keeps the data of the key before until the new is there', async ({ page }) => {
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

test('clearing ends the call, for all', async ({ page }) => {
  const calls = await holdCalls(page);
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Clear 0' }).click();
  await ended;
  await expect(reader(page, 0)).toHaveText('idle|-|-');
  await expect(reader(page, 1)).toHaveText('idle|-|-');
});

test('a call goes on as long as one reader is there, and ends with the last', async ({ page }) => {
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

test('leaving the page ends its calls', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Ask a' }).click();
  await expect.poll(() => calls.length).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/a'));
  await page.getByRole('link', { name: '/pages/second', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await ended;
});

test('the content answers a component, once it is asked', async ({ page }) => {
  const titles = page.getByLabel('Titles');
  await expect(titles).toHaveText('idle|-');
  await page.getByRole('button', { name: 'Query' }).click();
  await expect(titles).toHaveText('success|Second');
});
