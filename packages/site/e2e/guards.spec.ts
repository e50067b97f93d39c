import type { Page } from '@playwright/test';
import {
  becomeAlive,
  expect,
  fetchNothingAhead,
  follow,
  isSameDocument,
  loadVisits,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const historyLength = async (page: Page): Promise<number> => await page.evaluate(() => history.length);

/** What the site says of an address before anything is fetched for it. */
test.beforeEach(async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto('/pages/first');
  await becomeAlive(page);
  await markDocument(page);
  await loadVisits(page);
});

test('a rule that moves a page is followed without asking for the old one, with one entry of history', async ({
  page,
}) => {
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

test('a rule that leads to another site moves the whole window, and asks nothing of this one', async ({ page }) => {
  await page.route('https://away.example/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' });
  });
  const requests = watchRequests(page);
  await follow(page, '/away');
  await expect(page).toHaveURL('https://away.example/there');
  expect(pathsOf(requests)).toEqual(['/there']);
});

test('a route lets good addresses pass and refuses others, without asking the server', async ({ page }) => {
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

test('a middleware sends elsewhere, with one entry of history', async ({ page }) => {
  const before = await historyLength(page);
  await follow(page, '/members');
  await expect(heading(page)).toHaveText('Second');
  await expect(page).toHaveURL('/pages/second');
  expect(await historyLength(page)).toBe(before + 1);
  expect(await isSameDocument(page)).toBe(true);
});

test('a middleware of a rule says that there is no such page', async ({ page }) => {
  await follow(page, '/hidden');
  await expect(heading(page)).toHaveText('Error 404');
  await expect(page.getByRole('main')).toContainText('Page not found: /hidden');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('what goes wrong in a middleware', () => {
  test.use({ expectedConsole: /a fault in a middleware/u });

  test('the console knows, the visitor gets the error screen and a way out', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await follow(page, '/unsure');
    expect((await logged).text()).toContain('a fault in a middleware');
    await expect(heading(page)).toHaveText('Error 500');
    await expect(page.getByRole('main')).not.toContainText('a fault in a middleware');
    await follow(page, '/pages/second');
    await expect(heading(page)).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });
});
