import { LOCALE_COOKIE } from '@recto/site/client';
import { serveBuild } from '@recto/site/testing';
import type { ServedBuild } from '@recto/site/testing';
import { site as website } from '../tests/fixtures/website.ts';
import { hydrate, expect, isSameDocument, markDocument, pathsOf, test as base, watchRequests } from './browser-test.ts';

/** Tests a build of this website with the base path `/below/here`. */

const BASE = '/below/here';
/** One language for each text direction. links.spec.ts follows the links of all languages, without a base path. */
const LANGUAGES = ['en', 'ar'];
const OTHERS = new RegExp(
  `^${BASE}/(?:${website.locales.flatMap(({ code }) => (LANGUAGES.includes(code) ? [] : [code])).join('|')})(?:/|$)`,
  'u',
);
/** Number of concurrent requests. */
const AT_ONCE = 8;

const test = base.extend<object, { site: ServedBuild }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner requires this form
    async ({}, use) => {
      const site = await serveBuild('.cache/below-site');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

test('redirects the base path to the language of the visitor, and legacy paths to new ones', async ({ site }) => {
  const follow = async (path: string, cookie = ''): Promise<(number | string | null)[]> => {
    const { status, headers } = await site.get(path, { headers: { cookie } });
    return [status, headers.get('location')];
  };
  expect(await follow(`${BASE}/`)).toEqual([302, `${BASE}/en`]);
  expect(await follow(BASE, `${LOCALE_COOKIE}=ar`)).toEqual([302, `${BASE}/ar`]);
  expect(await follow(`${BASE}/docs`)).toEqual([301, `${BASE}/en/docs/getting-started`]);
  expect(await follow(`${BASE}/blog`)).toEqual([302, `${BASE}/en/blog`]);
});

test('a link loads code and data below the base path and changes the URL, and Back returns', async ({ page }) => {
  await page.goto(`${BASE}/en/docs/getting-started/installation`);
  await hydrate(page);
  await markDocument(page);
  const requests = watchRequests(page);
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Introduction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page).toHaveURL(`${BASE}/en/docs/getting-started`);
  // A server-rendered island is also loaded from below the base path.
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/u);
  await page.goBack();
  await expect(page).toHaveURL(`${BASE}/en/docs/getting-started/installation`);
  expect(await isSameDocument(page)).toBe(true);
  const paths = pathsOf(requests);
  expect(paths).toContainEqual(expect.stringMatching(/^\/below\/here\/en\/docs\/getting-started\/_payload\.json\?/u));
  expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
});

test('the search palette finds pages in the browser and opens them', async ({ page }) => {
  await page.goto(`${BASE}/ar`);
  await hydrate(page);
  const requests = watchRequests(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('التثبيت');
  await expect(page.getByRole('option').first()).toContainText('التثبيت');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${BASE}/ar/docs/getting-started/installation`);
  expect(pathsOf(requests).filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
});

test.describe('a missing page', () => {
  test.use({ expectedConsole: /status of 404/u });

  test('shows the 404 page of the site with a link to the home page', async ({ page }) => {
    const response = await page.goto(`${BASE}/en/nowhere`);
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(`${BASE}/en`);
  });
});

test('a link outside of the base path is a full page load', async ({ page, site }) => {
  await page.goto(`${BASE}/en`);
  await hydrate(page);
  await page.route(`${site.origin}/beside`, (route) => route.fulfill({ contentType: 'text/html', body: 'Beside' }));
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/beside">Beside</a>');
  });
  await page.getByRole('link', { name: 'Beside' }).click();
  await expect(page.locator('body')).toHaveText('Beside');
});

test('all links and files of pages are below the base path and exist', { tag: '@long' }, async ({ site }) => {
  test.slow();
  const seen = new Set(LANGUAGES.map((language) => `${BASE}/${language}`));
  const lost: string[] = [];
  const look = async (path: string): Promise<string[]> => {
    const response = await site.get(path);
    if (!path.startsWith(BASE) || response.status !== 200) lost.push(`${path} ${response.status}`);
    if (response.headers.get('content-type')?.startsWith('text/html') === true) {
      return namedIn(await response.text(), new URL(path, site.origin));
    }
    await response.body?.cancel();
    return [];
  };
  let waiting = [...seen];
  while (waiting.length > 0) {
    const named = await Promise.all(waiting.slice(0, AT_ONCE).map(look));
    const newPaths = new Set(named.flat()).difference(seen);
    for (const path of newPaths) seen.add(path);
    waiting = [...waiting.slice(AT_ONCE), ...newPaths];
  }
  expect(lost).toEqual([]);
  expect(seen.size).toBeGreaterThan(120);
});

/** Lists the paths of the same host that a page links to or loads. */
function namedIn(html: string, page: URL): string[] {
  const single = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gu)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gu)].flatMap(([, set = '']) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return (
    [...single, ...sets]
      .map((address) => new URL(address.replaceAll('&amp;', '&'), page))
      // Demos are separate sites, built for the root of the host.
      .filter(
        ({ origin, pathname }) => origin === page.origin && !pathname.includes('/demo/') && !OTHERS.test(pathname),
      )
      .map(({ pathname }) => pathname)
  );
}
