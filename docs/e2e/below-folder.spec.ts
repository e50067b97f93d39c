import { LOCALE_COOKIE } from '@recto/site/client';
import { serveBuild } from '@recto/site/testing';
import type { ServedBuild } from '@recto/site/testing';
import { site as website } from '../tests/fixtures/website.ts';
import { becomeAlive, expect, isSameDocument, markDocument, pathsOf, test as base, watchRequests } from './journey.ts';

/** This website as a build for the folder `/below/here` of a host. */

const BASE = '/below/here';
/** Both directions of writing. A folder is nothing to a language, and every link of the others is followed without one. */
const LANGUAGES = ['en', 'ar'];
const OTHERS = new RegExp(
  `^${BASE}/(?:${website.locales.flatMap(({ code }) => (LANGUAGES.includes(code) ? [] : [code])).join('|')})(?:/|$)`,
  'u',
);
/** As many as a server answers at once. */
const AT_ONCE = 8;

const test = base.extend<object, { site: ServedBuild }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the form that the test runner asks for
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

test('the folder leads to the language of the visitor, and old addresses to new ones', async ({ site }) => {
  const follow = async (path: string, cookie = ''): Promise<(number | string | null)[]> => {
    const { status, headers } = await site.get(path, { headers: { cookie } });
    return [status, headers.get('location')];
  };
  expect(await follow(`${BASE}/`)).toEqual([302, `${BASE}/en`]);
  expect(await follow(BASE, `${LOCALE_COOKIE}=ar`)).toEqual([302, `${BASE}/ar`]);
  expect(await follow(`${BASE}/docs`)).toEqual([301, `${BASE}/en/docs/getting-started`]);
  expect(await follow(`${BASE}/blog`)).toEqual([302, `${BASE}/en/blog`]);
});

test('a link fetches code and data below the folder, the address changes, and back leads back', async ({ page }) => {
  await page.goto(`${BASE}/en/docs/getting-started/installation`);
  await becomeAlive(page);
  await markDocument(page);
  const requests = watchRequests(page);
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Getting Started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page).toHaveURL(`${BASE}/en/docs/getting-started`);
  // An island that only the server can draw comes from there, too.
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/u);
  await page.goBack();
  await expect(page).toHaveURL(`${BASE}/en/docs/getting-started/installation`);
  expect(await isSameDocument(page)).toBe(true);
  const paths = pathsOf(requests);
  expect(paths).toContainEqual(expect.stringMatching(/^\/below\/here\/en\/docs\/getting-started\/_payload\.json\?/u));
  expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
});

test('the palette finds pages in the browser and goes to them', async ({ page }) => {
  await page.goto(`${BASE}/ar`);
  await becomeAlive(page);
  const requests = watchRequests(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('التثبيت');
  await expect(page.getByRole('option').first()).toContainText('التثبيت');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${BASE}/ar/docs/getting-started/installation`);
  expect(pathsOf(requests).filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
});

test.describe('a page that is not there', () => {
  test.use({ expectedConsole: /status of 404/u });

  test('is told of in the words of the site, with the way home', async ({ page }) => {
    const response = await page.goto(`${BASE}/en/nowhere`);
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(`${BASE}/en`);
  });
});

test('what lies beside the folder is another site: the browser goes there itself', async ({ page, site }) => {
  await page.goto(`${BASE}/en`);
  await becomeAlive(page);
  await page.route(`${site.origin}/beside`, (route) => route.fulfill({ contentType: 'text/html', body: 'Beside' }));
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/beside">Beside</a>');
  });
  await page.getByRole('link', { name: 'Beside' }).click();
  await expect(page.locator('body')).toHaveText('Beside');
});

test('everything that pages name lies below the folder, and is there', async ({ site }) => {
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
    const found = new Set(named.flat()).difference(seen);
    for (const path of found) seen.add(path);
    waiting = [...waiting.slice(AT_ONCE), ...found];
  }
  expect(lost).toEqual([]);
  expect(seen.size).toBeGreaterThan(120);
});

/** Paths of the same host that a page leads to or loads. */
function namedIn(html: string, page: URL): string[] {
  const single = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gu)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gu)].flatMap(([, set = '']) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return (
    [...single, ...sets]
      .map((address) => new URL(address.replaceAll('&amp;', '&'), page))
      // Demos are sites of their own, built for the root of the host.
      .filter(
        ({ origin, pathname }) => origin === page.origin && !pathname.includes('/demo/') && !OTHERS.test(pathname),
      )
      .map(({ pathname }) => pathname)
  );
}
