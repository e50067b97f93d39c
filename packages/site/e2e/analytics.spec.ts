import type { OtherHosts } from './hosts.ts';
import { SITE, test } from './hosts.ts';
import { hydrate, expect, isHydrated, pathsOf, watchRequests } from './browser-test.ts';

test.describe.configure({ mode: 'serial' });

/** Returns the events that the service has received. */
function events({ requests }: OtherHosts): Record<string, unknown>[] {
  return requests
    .filter(({ path }) => path === '/api/event')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
}

const viewedUrls = (hosts: OtherHosts): unknown[] => events(hosts).map(({ u }) => u);

test('counts the first page without waiting for interaction, in one request without preflight', async ({
  page,
  hosts,
}) => {
  await page.context().addCookies([{ name: 'secret', value: '1', url: 'http://stats.example' }]);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`${SITE}/pages/first?query=1`, { referer: 'http://other.example/from' });
  await expect.poll(() => events(hosts)).toHaveLength(1);
  expect(await isHydrated(page)).toBe(false);
  expect(hosts.requests.filter(({ host }) => host === 'stats.example')).toEqual([
    {
      host: 'stats.example',
      method: 'POST',
      path: '/api/event',
      type: 'text/plain',
      cookie: undefined,
      body: JSON.stringify({
        n: 'pageview',
        u: `${SITE}/pages/first?query=1`,
        d: 'fixture.example',
        r: 'http://other.example/from',
        w: 900,
        h: 0,
      }),
    },
  ]);
});

test('counts every page that is navigated to, also by going back, but not a change of only the query or the fragment', async ({
  page,
  hosts,
}) => {
  await page.goto(`${SITE}/pages/first`);
  await hydrate(page);
  await page.getByRole('link', { name: 'part', exact: true }).click();
  await page.getByRole('link', { name: 'query', exact: true }).click();
  await page.getByRole('link', { name: '/pages/second', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
  await expect
    .poll(() => viewedUrls(hosts))
    .toEqual([`${SITE}/pages/first`, `${SITE}/pages/second`, expect.stringMatching(/\/pages\/first/u)]);
});

test('counts the target of a redirect, not the redirected path', async ({ page, hosts }) => {
  await page.goto(`${SITE}/pages/first`);
  await hydrate(page);
  await page.getByRole('link', { name: '/old', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await expect.poll(() => viewedUrls(hosts)).toEqual([`${SITE}/pages/first`, `${SITE}/pages/second`]);
});

test('without the Navigation API, counts URLs that a script sets with pushState', async ({ page, hosts }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  await page.goto(`${SITE}/pages/first`);
  await expect.poll(() => viewedUrls(hosts)).toHaveLength(1);
  await page.evaluate(() => {
    history.pushState(null, '', '/pages/pushed');
  });
  await expect.poll(() => viewedUrls(hosts)).toEqual([`${SITE}/pages/first`, `${SITE}/pages/pushed`]);
  await page.evaluate(() => {
    history.back();
  });
  await expect.poll(() => viewedUrls(hosts)).toHaveLength(3);
});

test('an event contains its properties and revenue', async ({ page, hosts }) => {
  await page.goto(`${SITE}/pages/icons`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect
    .poll(() => events(hosts).find(({ n }) => n === 'Signup'))
    .toMatchObject({
      u: `${SITE}/pages/icons`,
      p: '{"plan":"team"}',
      $: { currency: 'EUR', amount: 29 },
    });
});

test('an event that is sent while the page unloads is received', async ({ page, hosts }) => {
  await page.goto(`${SITE}/pages/icons`);
  await hydrate(page);
  hosts.respond = () => ({ delay: 500 });
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Sign up')?.click();
    });
  });
  await page.goto('about:blank');
  await expect.poll(() => events(hosts).filter(({ n }) => n === 'Signup')).toHaveLength(1);
});

test('counts nothing on localhost, and does not load the analytics script', async ({ page, hosts, baseURL }) => {
  const requests = watchRequests(page);
  await page.goto(`${baseURL ?? ''}/pages/first`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  expect(events(hosts)).toEqual([]);
  expect(pathsOf(requests).filter((path) => path.includes('count-pages'))).toEqual([]);
});

test('does not count a visitor who has opted out', async ({ page, hosts }) => {
  await page.addInitScript(() => {
    localStorage.setItem('plausible_ignore', 'true');
  });
  await page.goto(`${SITE}/pages/icons`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForTimeout(300);
  expect(events(hosts)).toEqual([]);
});

test.describe('a service that is down', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/u });

  test('does not affect the page', async ({ page }) => {
    await page.route('http://stats.example/**', (route) => route.abort());
    await page.goto(`${SITE}/pages/first`);
    await hydrate(page);
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  });
});
