import type { Page } from '@playwright/test';
import { SITE, test } from './hosts.ts';
import type { OtherHosts } from './hosts.ts';
import { hydrate, expect, pathsOf, watchRequests } from './browser-test.ts';

test.describe.configure({ mode: 'serial' });

/** Paths of the code that loads missing icons, and of their endpoint. */
const MISSING_ICONS = /_recto_icon|load-missing-icons/u;

const icon = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const show = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Show ${name}`, exact: true }).click();
};
const iconCalls = ({ requests }: OtherHosts): string[] =>
  requests.filter(({ host }) => host.startsWith('icons-')).map(({ host, path }) => host + path);
const dot = { prefix: 'elsewhere', icons: { dot: { body: '<circle cx="8" cy="8" r="4"/>' } }, width: 16, height: 16 };

test('the page contains icons of code, front matter and prose without a request', async ({ page, hosts }) => {
  const requests = watchRequests(page);
  await page.goto('/pages/icons');
  for (const name of ['lucide:menu', 'lucide:anchor', 'lucide:feather']) {
    await expect(icon(page, name).locator('path, g, circle').first()).toBeAttached();
  }
  const before = await page.locator('svg').evaluateAll((drawings) => drawings.map(({ outerHTML }) => outerHTML));
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('svg').evaluateAll((drawings) => drawings.map(({ outerHTML }) => outerHTML))).toEqual(
    before,
  );
  expect(pathsOf(requests).filter((path) => MISSING_ICONS.test(path))).toEqual([]);
  expect(iconCalls(hosts)).toEqual([]);
});

test('the payload of a page contains its icons', async ({ page }) => {
  await page.goto('/pages/second');
  await hydrate(page);
  const requests = watchRequests(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/pages/icons', textContent: 'to icons' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'to icons' }).click();
  await expect(icon(page, 'lucide:anchor').locator('path, g').first()).toBeAttached();
  await expect(icon(page, 'lucide:feather').locator('path, g').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(pathsOf(requests).filter((path) => MISSING_ICONS.test(path))).toEqual([]);
});

test('an icon that is unknown at build time is loaded from the site', async ({ page, hosts }) => {
  await page.goto('/pages/icons');
  await hydrate(page);
  const requests = watchRequests(page);
  await show(page, 'lucide:rocket');
  await expect(icon(page, 'lucide:rocket').locator('path, g').first()).toBeAttached();
  const paths = pathsOf(requests).filter((path) => MISSING_ICONS.test(path));
  expect(paths.some((path) => path.includes('load-missing-icons'))).toBe(true);
  expect(paths.filter((path) => !path.includes('load-missing-icons'))).toEqual([
    '/api/_recto_icon/lucide.json?icons=rocket',
  ]);
  expect(iconCalls(hosts)).toEqual([]);
});

test.describe('an icon that cannot be loaded is only a warning', () => {
  test.use({ expectedConsole: /^warning: (?:Icons could not be loaded|"No icon)|Failed to load resource/u });

  test('an unknown name', async ({ page }) => {
    await page.goto('/pages/icons');
    await hydrate(page);
    const warning = page.waitForEvent('console', (message) => message.text().includes('lucide:no-such-icon'));
    await show(page, 'lucide:no-such-icon');
    expect((await warning).type()).toBe('warning');
    await expect(icon(page, 'lucide:no-such-icon')).toBeAttached();
  });

  test('sends no request for a text that is not a name', async ({ page, hosts }) => {
    await page.goto('/pages/icons');
    await hydrate(page);
    const requests = watchRequests(page);
    const warning = page.waitForEvent('console', (message) => message.text().includes('No icon at all'));
    await show(page, 'No icon at all');
    await warning;
    expect(pathsOf(requests).filter((path) => path.includes('_recto_icon'))).toEqual([]);
    expect(iconCalls(hosts)).toEqual([]);
  });

  test('loads a collection that the site does not have from the next host if the first fails', async ({
    page,
    hosts,
  }) => {
    hosts.respond = ({ host }) => (host === 'icons-one.example' ? { status: 503 } : { json: dot });
    await page.goto(`${SITE}/pages/icons`);
    await hydrate(page);
    await show(page, 'elsewhere:dot');
    await expect(icon(page, 'elsewhere:dot').locator('circle')).toBeAttached();
    await expect(icon(page, 'elsewhere:dot')).toHaveAttribute('viewBox', '0 0 16 16');
    expect(iconCalls(hosts)).toEqual([
      'icons-one.example/elsewhere.json?icons=dot',
      'icons-two.example/elsewhere.json?icons=dot',
    ]);
  });

  test('tries the next host in parallel after 750 ms', async ({ page, hosts }) => {
    hosts.respond = ({ host }) => (host === 'icons-one.example' ? { delay: 4000, json: dot } : { json: dot });
    await page.goto(`${SITE}/pages/icons`);
    await hydrate(page);
    const start = Date.now();
    await show(page, 'elsewhere:dot');
    await expect(icon(page, 'elsewhere:dot').locator('circle')).toBeAttached();
    expect(Date.now() - start).toBeGreaterThanOrEqual(750);
    expect(Date.now() - start).toBeLessThan(3000);
    expect(iconCalls(hosts)).toHaveLength(2);
  });

  test('does not try another host after a 404', async ({ page, hosts }) => {
    hosts.respond = () => ({ status: 404 });
    await page.goto(`${SITE}/pages/icons`);
    await hydrate(page);
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('(status 404): elsewhere:missing'),
    );
    await show(page, 'elsewhere:missing');
    await warning;
    expect(iconCalls(hosts)).toEqual(['icons-one.example/elsewhere.json?icons=missing']);
  });

  test('does not render markup that could run code', async ({ page, hosts }) => {
    const body = '<image href="x" onerror="document.title=1"/>';
    hosts.respond = () => ({ json: { prefix: 'elsewhere', icons: { hostile: { body } } } });
    await page.goto(`${SITE}/pages/icons`);
    await hydrate(page);
    const warning = page.waitForEvent('console', (message) => message.text().includes('elsewhere:hostile'));
    await show(page, 'elsewhere:hostile');
    await warning;
    expect(await icon(page, 'elsewhere:hostile').innerHTML()).toBe('');
  });

  test('loads many icons with several requests, whose URLs have at most 500 characters', async ({ page, hosts }) => {
    hosts.respond = ({ path }) => {
      const names = new URLSearchParams(path.split('?')[1]).get('icons')?.split(',') ?? [];
      return { json: { prefix: 'elsewhere', icons: Object.fromEntries(names.map((name) => [name, dot.icons.dot])) } };
    };
    await page.goto(`${SITE}/pages/icons`);
    await hydrate(page);
    await show(page, 'many');
    await expect(icon(page, 'elsewhere:some-icon-with-a-name-39').locator('circle')).toBeAttached();
    const lengths = iconCalls(hosts).map((address) => `http://${address}`.length);
    expect(lengths.length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  });
});

test.describe('the endpoint', () => {
  for (const [path, status] of [
    ['/api/_recto_icon/lucide.json?icons=menu,rocket', 200],
    ['/api/_recto_icon/simple-icons.json?icons=github', 200],
    ['/api/_recto_icon/none.json?icons=menu', 404],
    ['/api/_recto_icon/lucide.json', 400],
    ['/api/_recto_icon/lucide.json?icons=Menu', 400],
    ['/api/_recto_icon/lucide.json?icons=../menu', 400],
  ] as const) {
    test(`${path}: ${status}`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
    });
  }

  test('lists missing icons, and is cacheable for a week', async ({ request }) => {
    const response = await request.get('/api/_recto_icon/lucide.json?icons=menu,none');
    expect(response.headers()['cache-control']).toBe('public, max-age=604800');
    expect(await response.json()).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['none'] });
  });
});
