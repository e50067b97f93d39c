import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  disablePrefetch,
  isSameDocument,
  markDocument,
  scrollToPosition,
  scrollPosition,
  test,
} from './browser-test.ts';

/** Pages of different heights, and the scroll position that each is left at. */
const PAGES = [
  ['/en/docs/files/markdown', 3000],
  ['/en/docs/files/yaml', 500],
  ['/en/docs/files/json', 200],
  ['/en/blog', 0],
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** Visits all pages with links, and scrolls each. */
async function visitAll(page: Page): Promise<void> {
  await disablePrefetch(page);
  await page.goto(PAGES[0][0]);
  await hydrate(page);
  await markDocument(page);
  for (const [path, top] of PAGES) {
    if (path !== PAGES[0][0]) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`, 'u'));
    await scrollToPosition(page, top);
    await expectPosition(page, top);
  }
}

/** Traverses the history from one page to another, both given by index. */
async function traverse(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate((delta) => {
    history.go(delta);
  }, to - from);
  const [path, top] = PAGES[to] ?? PAGES[0];
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`, 'u'));
  await expectPosition(page, top);
}

async function expectPosition(page: Page, top: number): Promise<void> {
  await expect.poll(async () => await scrollPosition(page)).toBe(top);
  // The position is kept after the page transition.
  await page.waitForTimeout(300);
  expect(await scrollPosition(page)).toBe(top);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? ['@long'] : [];
  test.describe(`with prefers-reduced-motion "${reducedMotion}"`, { tag }, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('BEH-2: back and forward restore the position of every page', async ({ page }) => {
      await visitAll(page);
      for (const [from, to] of [
        [3, 2],
        [2, 1],
        [1, 0],
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
        [0, 3],
        [3, 1],
      ] as const) {
        await traverse(page, from, to);
      }
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test('BEH-2: a reload in the middle of the history keeps all positions', async ({ page }) => {
  await visitAll(page);
  await traverse(page, 3, 0);
  await traverse(page, 0, 1);
  await page.reload();
  await expectPosition(page, 500);
  await hydrate(page);
  await traverse(page, 1, 2);
  await traverse(page, 2, 0);
  await traverse(page, 0, 1);
});
