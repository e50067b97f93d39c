import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  disablePrefetch,
  follow,
  isSameDocument,
  loadNavigationCode,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const historyLength = async (page: Page): Promise<number> => await page.evaluate(() => history.length);

/** Rules, routes and middleware are checked before anything is fetched. */
test.beforeEach(async ({ page }) => {
  await disablePrefetch(page);
  await page.goto('/pages/first');
  await hydrate(page);
  await markDocument(page);
  await loadNavigationCode(page);
});

test('follows a redirect rule without a request for the old page, with one history entry', async ({ page }) => {
  const [requests, before] = [watchRequests(page), await historyLength(page)];
  await follow(page, '/old');
  await expect(heading(page)).toHaveText('Second');
  await expect(page).toHaveURL('/pages/second');
  expect(pathsOf(requests)).toEqual([expect.stringMatching(/^\/pages\/second\/_payload\.json/u)]);
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/pages/first');
  await expect(heading(page)).toHaveText('First');
  expect(await isSameDocument(page)).toBe(true);
});

test('a redirect rule to another site navigates the window, without a request to this one', async ({ page }) => {
  await page.route('https://away.example/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' });
  });
  const requests = watchRequests(page);
  await follow(page, '/away');
  await expect(page).toHaveURL('https://away.example/there');
  expect(pathsOf(requests)).toEqual(['/there']);
});

test('a route accepts valid paths and rejects others, without a request to the server', async ({ page }) => {
  await follow(page, '/numbers/7');
  await expect(heading(page)).toHaveText('Number 7');
  const requests = watchRequests(page);
  await follow(page, '/numbers/seven');
  await expect(heading(page)).toHaveText('Error 404');
  await expect(page.getByRole('main')).toContainText('Page Not Found: /numbers/seven');
  await expect(page).toHaveURL('/numbers/seven');
  await expect(page).toHaveTitle('Page not found - Fixture');
  expect(pathsOf(requests)).toEqual([]);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  expect(await isSameDocument(page)).toBe(true);
});

test('middleware redirects, with one history entry', async ({ page }) => {
  const before = await historyLength(page);
  await follow(page, '/members');
  await expect(heading(page)).toHaveText('Second');
  await expect(page).toHaveURL('/pages/second');
  expect(await historyLength(page)).toBe(before + 1);
  expect(await isSameDocument(page)).toBe(true);
});

test('middleware of a rule responds that the page does not exist', async ({ page }) => {
  await follow(page, '/hidden');
  await expect(heading(page)).toHaveText('Error 404');
  await expect(page.getByRole('main')).toContainText('Page not found: /hidden');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('an error in middleware', () => {
  test.use({ expectedConsole: /an error in middleware/u });

  test('is logged, and the visitor gets the error screen and can continue', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await follow(page, '/unsure');
    expect((await logged).text()).toContain('an error in middleware');
    await expect(heading(page)).toHaveText('Error 500');
    await expect(page.getByRole('main')).not.toContainText('an error in middleware');
    await follow(page, '/pages/second');
    await expect(heading(page)).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });
});
