import type { Page } from '@playwright/test';
import { test } from './deployment.ts';
import {
  hydrate,
  expect,
  expectHydrated,
  disablePrefetch,
  follow,
  isHydrated,
  isSameDocument,
  markDocument,
  pathsOf,
  scrollToPosition,
  scrollPosition,
  watchRequests,
} from './browser-test.ts';

const HOUR = 3_600_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const draft = (page: Page) => page.getByLabel('Draft');

/** Opens and hydrates the first page, and enters a text. */
async function open(page: Page): Promise<void> {
  await disablePrefetch(page);
  await page.goto('/pages/first');
  await hydrate(page);
  await draft(page).fill('half a sentence');
  await markDocument(page);
}

/** Follows a link and waits for a full page load. */
async function followByFullLoad(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), follow(page, path)]);
  expect(await isSameDocument(page)).toBe(false);
}

/** Advances the clock by an hour and waits for the response. */
async function pollNow(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/u);
  await page.clock.fastForward(HOUR);
  await (await answered).finished();
}

test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/u });

test.describe('when another build is served', () => {
  test('the hourly check finds it, and the next navigation loads it and keeps the entered text', async ({
    page,
    deployment,
  }) => {
    await page.clock.install();
    await open(page);
    // The background code checks an hour after it has started.
    await page.clock.runFor(2000);
    await deployment.deploy('next');
    await pollNow(page);
    await expect(heading(page)).toHaveText('First');
    expect(await isSameDocument(page)).toBe(true);

    const requests = watchRequests(page);
    await followByFullLoad(page, '/pages/second');
    await expect(page).toHaveURL('/pages/second');
    await expect(page.getByRole('article')).toContainText('The second page, rewritten.');
    expect(pathsOf(requests)[0]).toBe('/pages/second');
    // The page hydrates without interaction, because state has to be restored.
    await expectHydrated(page, true);
    await expect(draft(page)).toHaveValue('half a sentence');

    await markDocument(page);
    await follow(page, '/late');
    await expect(heading(page)).toHaveText('Late of the next build');
    expect(await isSameDocument(page)).toBe(true);
    await expect(draft(page)).toHaveValue('half a sentence');
  });

  test('nothing happens without navigation to another page', async ({ page, deployment }) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(2000);
    await deployment.deploy('next');
    await pollNow(page);
    await follow(page, '/pages/first#far-below');
    await follow(page, '/pages/first?query=1');
    await expect(page).toHaveURL('/pages/first?query=1');
    await page.clock.fastForward(5 * HOUR);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('going back reloads the page too, and the history is unchanged', async ({ page, deployment }) => {
    await page.clock.install();
    await open(page);
    await follow(page, '/pages/second');
    await expect(heading(page)).toHaveText('Second');
    await page.clock.runFor(2000);
    const length = await page.evaluate(() => history.length);
    await deployment.deploy('next');
    await pollNow(page);
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => history.back())]);
    await expect(page).toHaveURL('/pages/first');
    await expect(page.getByRole('article')).toContainText('The first page, rewritten.');
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goForward();
    await expect(page.getByRole('article')).toContainText('The second page, rewritten.');
  });

  test('a payload of another build is detected', async ({ page, deployment }) => {
    await open(page);
    await deployment.deploy('next');
    await followByFullLoad(page, '/pages/second');
    await expect(page.getByRole('article')).toContainText('The second page, rewritten.');
    await expect(draft(page)).toHaveValue('half a sentence');
  });

  test('a page without interaction loads the files of the new build at the first interaction', async ({
    page,
    deployment,
  }) => {
    await disablePrefetch(page);
    await page.goto('/pages/first');
    await deployment.deploy('next');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
    await expect(page.getByRole('article')).toContainText('The first page, rewritten.');
    await hydrate(page);
  });

  test.use({ expectedConsole: /Failed to (?:load resource|fetch dynamically)|could not load its runtime/u });
});

test('a page whose manifest no longer exists is outdated', async ({ page }) => {
  await page.route('**/builds/meta/*', async (route) => {
    await route.fulfill({ status: 404, body: 'Not Found' });
  });
  await page.goto('/pages/first');
  await hydrate(page);
  await markDocument(page);
  await page.waitForResponse('**/builds/meta/*');
  await page.waitForTimeout(100);
  await followByFullLoad(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
});

test.describe('a manifest that cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|Error fetching app manifest/u });

  test('is reported in the console and changes nothing', async ({ page }) => {
    await page.route('**/builds/meta/*', async (route) => {
      await route.fulfill({ status: 500, body: 'Oh' });
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes('Error fetching app manifest'));
    await page.goto('/pages/first');
    await hydrate(page);
    await markDocument(page);
    await logged;
    await follow(page, '/pages/second');
    await expect(heading(page)).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a file that cannot be loaded', () => {
  const lose = async (page: Page, files: string): Promise<void> => {
    await page.route(`**/assets/${files}-*.js`, async (route) => {
      await route.fulfill({ status: 404, body: 'Not Found' });
    });
  };

  test('during navigation causes a full page load, once in ten seconds', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await lose(page, 'late-screen');
    await followByFullLoad(page, '/late');
    await expect(page).toHaveURL('/late');
    await expect(heading(page)).toHaveText('Late of the first build');
    const note = await page.evaluate(() => JSON.parse(sessionStorage.getItem('recto-reload') ?? '{}') as object);
    expect(note).toEqual({ path: '/late', expires: expect.any(Number) as unknown });
  });

  test('shows the error screen the second time, and tries again later', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await lose(page, 'late-screen');
    await page.evaluate(() => {
      sessionStorage.setItem('recto-reload', JSON.stringify({ path: '/late', expires: Date.now() + 10_000 }));
    });
    await follow(page, '/late');
    await expect(heading(page)).toHaveText('Error 500');
    await expect(page).toHaveURL('/late');
    expect(await isSameDocument(page)).toBe(true);
    await follow(page, '/pages/second');
    await expect(heading(page)).toHaveText('Second');
    await page.clock.fastForward(10_000);
    await followByFullLoad(page, '/late');
    await expect(heading(page)).toHaveText('Late of the first build');
  });

  test('elsewhere reloads the page once, with scroll position and entered text', async ({ page }) => {
    await open(page);
    await lose(page, 'later');
    await scrollToPosition(page, 900);
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-testid="later"]')?.click();
      }),
    ]);
    await expectHydrated(page, true);
    await expect(draft(page)).toHaveValue('half a sentence');
    expect(await scrollPosition(page)).toBe(900);

    await markDocument(page);
    await page.getByTestId('later').click();
    await page.waitForTimeout(500);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('does not reload the page offline', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await page.getByTestId('later').click();
    await page.waitForTimeout(500);
    expect(await isSameDocument(page)).toBe(true);
    await expect(draft(page)).toHaveValue('half a sentence');
    await context.setOffline(false);
    await page.getByTestId('later').click();
    await expect(page.getByTestId('later')).toHaveText('From the first build');
  });

  test('during prefetching is ignored', async ({ page }) => {
    await lose(page, 'late-screen');
    await page.goto('/links');
    await hydrate(page);
    await markDocument(page);
    const failed = page.waitForResponse('**/assets/late-screen-*.js');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/late', textContent: 'Late' });
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Late', exact: true }).hover();
    await failed;
    await page.waitForTimeout(500);
    expect(await isSameDocument(page)).toBe(true);
    expect(await isHydrated(page)).toBe(true);
  });
});

test('a page of the served build checks and is not reloaded', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.runFor(2000);
  await pollNow(page);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  expect(await isSameDocument(page)).toBe(true);
});
