import type { Page, Request } from '@playwright/test';
import {
  hydrate,
  expect,
  disablePrefetch,
  follow,
  isSameDocument,
  markDocument,
  pathsOf,
  watchRequests,
} from './browser-test.ts';
import { test } from './static-deployment.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const island = (page: Page) => page.getByTestId('island');

async function open(page: Page, path: string): Promise<void> {
  await disablePrefetch(page);
  await page.goto(path);
  await hydrate(page);
  await markDocument(page);
}

const latestOf = (requests: readonly Request[]): string[] =>
  pathsOf(requests).filter((path) => path.startsWith('/builds/latest.json'));
const payloadsOf = (requests: readonly Request[]): string[] =>
  pathsOf(requests).flatMap((path) => /^(.*)\/_payload\.json\?[^.]+\.(.*)$/u.exec(path)?.slice(1).join(' ') ?? []);

test('a page sends no request without interaction, and requests the served content version once after it', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await disablePrefetch(page);
  await page.goto('/docs/first');
  await expect(heading(page)).toHaveText('First');
  expect(await page.locator('#app').getAttribute('data-content')).toBe('');
  expect(latestOf(requests)).toEqual([]);
  await hydrate(page);
  await expect.poll(() => latestOf(requests)).toHaveLength(1);
  await expect(page.locator('#app')).toHaveAttribute('data-content', /^[\da-f]{12}$/u);
  const content = await page.locator('#app').getAttribute('data-content');
  await follow(page, '/docs/second');
  await expect(heading(page)).toHaveText('Second');
  await follow(page, '/docs/first');
  await expect(heading(page)).toHaveText('First');
  expect(latestOf(requests)).toHaveLength(1);
  expect(payloadsOf(requests)).toEqual([`/docs/second ${content}`, `/docs/first ${content}`]);
});

test('an open tab shows the content of two deployments in turn, without a full page load', async ({
  page,
  deployment,
}) => {
  await page.clock.install();
  await open(page, '/docs/first');
  await follow(page, '/docs/second');
  await expect(heading(page)).toHaveText('Second');
  const requests = watchRequests(page);
  for (const title of ['Second, rewritten', 'Second, rewritten again']) {
    // The page itself and the pages that list it; the first and the third page show its title.
    const { written, files } = await deployment.deployContent(title);
    expect(written).toBeLessThan(files / 2);
    await page.clock.fastForward(60_000);
    await follow(page, '/docs/first');
    await expect(island(page)).toHaveText(`The second page is ${title}.`);
    await follow(page, '/docs/second');
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'Documentation' }).getByText(title).first()).toBeAttached();
    await page.goBack();
    await expect(heading(page)).toHaveText('First');
    await page.goForward();
    await expect(heading(page)).toHaveText(title);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(latestOf(requests)).toHaveLength(2);
});

test('a page that was not loaded before shows new content at once', async ({ page, deployment }) => {
  await open(page, '/docs/first');
  await deployment.deployContent('Second, rewritten');
  await follow(page, '/docs/second');
  await expect(heading(page)).toHaveText('Second, rewritten');
  expect(await isSameDocument(page)).toBe(true);
});

test('the sidebar is kept while the content is the same', async ({ page, deployment }) => {
  await page.clock.install();
  await open(page, '/docs/first');
  const sidebar = page.locator('[data-navigation] > ol');
  const isMarked = async (): Promise<boolean> => await sidebar.evaluate((list) => 'marked' in list);
  await sidebar.evaluate((list) => Object.assign(list, { marked: true }));
  await follow(page, '/docs/second');
  await expect(heading(page)).toHaveText('Second');
  expect(await isMarked()).toBe(true);
  await deployment.deployContent('Second, rewritten');
  await page.clock.fastForward(60_000);
  await follow(page, '/docs/third');
  await expect(heading(page)).toHaveText('Third');
  expect(await isMarked()).toBe(false);
});

test('a tab of an older build is reloaded', async ({ page, deployment }) => {
  await page.clock.install();
  await open(page, '/docs/first');
  deployment.deployApp('another');
  await page.clock.fastForward(60_000);
  await follow(page, '/docs/second');
  await expect(heading(page)).toHaveText('Second');
  expect(await isSameDocument(page)).toBe(false);
});
