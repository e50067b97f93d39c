import type { Page } from '@playwright/test';
import { hydrate, expect, disablePrefetch, follow, test } from './browser-test.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const main = (page: Page) => page.getByRole('main');

/** Holds the payload of the second page. The returned function releases it. */
async function holdSecond(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/pages/second/_payload.json*', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Records every loading state that the page shows from now on. */
async function watchWaiting(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) seen.push('bar');
      if (document.querySelector('main[aria-busy]')) seen.push('busy');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return async () => await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

test.beforeEach(async ({ page }) => {
  await disablePrefetch(page);
  await page.goto('/pages/first');
  await hydrate(page);
});

test('a page that loads at once shows no loading state', async ({ page }) => {
  // The first navigation fills the browser's cache. A busy machine may need longer than the delay even then, so that
  // one of several navigations is enough.
  await expect(async () => {
    await follow(page, '/pages/first');
    await expect(main(page)).toContainText('Paragraph 1 of');
    const seen = await watchWaiting(page);
    await follow(page, '/pages/second');
    await expect(main(page)).toContainText('prose of its own');
    await page.waitForTimeout(400);
    expect(await seen()).toEqual([]);
  }).toPass({ timeout: 45_000 });
});

test('a page that takes longer is busy first, then shows the bar, which grows, completes and disappears', async ({
  page,
}) => {
  const letGo = await holdSecond(page);
  await follow(page, '/pages/second');
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await expect(bar(page)).toBeVisible();
  const box = await bar(page).evaluate((element) => {
    const { height, position, insetBlockStart } = getComputedStyle(element);
    return { height, position, insetBlockStart };
  });
  expect(box).toEqual({ height: '3px', position: 'fixed', insetBlockStart: '0px' });
  const value = async (): Promise<number> => Number(await bar(page).getAttribute('aria-valuenow'));
  const early = await value();
  await page.waitForTimeout(700);
  expect(await value()).toBeGreaterThan(early);
  expect(await value()).toBeLessThan(100);
  const ended = page.waitForFunction(() => document.querySelector('[aria-valuenow="100"]'), undefined, { polling: 50 });
  letGo();
  await ended;
  await expect(main(page)).toContainText('prose of its own');
  await expect(main(page)).not.toHaveAttribute('aria-busy');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.recto-loading-bar')).toHaveCount(0);
});

test('an aborted navigation removes its bar', async ({ page }) => {
  await holdSecond(page);
  await follow(page, '/pages/second');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    stop();
  });
  await expect(bar(page)).toHaveCount(0);
  await expect(main(page)).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/pages/first');
});

test('a navigation that supersedes another continues its bar', async ({ page }) => {
  await holdSecond(page);
  await follow(page, '/pages/second');
  await page.waitForTimeout(1200);
  const before = Number(await bar(page).getAttribute('aria-valuenow'));
  await follow(page, '/slow/one');
  await page.waitForTimeout(100);
  const after = Number(await bar(page).getAttribute('aria-valuenow'));
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after).toBeLessThan(100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow one');
  await expect(bar(page)).toHaveCount(0);
});

test('the site sets the colour of the bar, which grows from the start of the text direction', async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--recto-loading-color', 'rgb(1, 2, 3)');
  });
  await holdSecond(page);
  await follow(page, '/pages/second');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(bar(page)).toHaveCSS('transform-origin', /^0px /u);
});

test('the bar does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdSecond(page);
  await follow(page, '/pages/second');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveCSS('transform', 'none');
  const width = await bar(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});
