import type { Page } from '@playwright/test';
import { hydrate, expect, isSameDocument, markDocument, pathsOf, test, watchRequests } from './browser-test.ts';

/** Tests navigation between pages, which works the same on the Node server and in the static build. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Adds a link to the page and follows it. */
async function followNew(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'New' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
}

test('a build publishes its id, its time and a manifest', async ({ page, request }, { project }) => {
  await page.goto('/en');
  const id = await page.locator('#app').getAttribute('data-build');
  const response = await request.get('/builds/latest.json?1790000000000');
  const { content, ...latest } = (await response.json()) as { timestamp: number; content: string };
  expect(latest).toEqual({ id, timestamp: expect.any(Number) as unknown });
  expect(content).toMatch(/^[\da-f]{12}$/u);
  const manifest = (await (await request.get(`/builds/meta/${id}.json`)).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ ...latest, matcher: { '/docs': { redirect: '/docs/getting-started' } } });
  expect(Object.keys(manifest).sort()).toEqual(['id', 'matcher', 'prerendered', 'timestamp']);
  const { prerendered } = manifest as { prerendered: string[] };
  if (project.name === 'static')
    expect(prerendered).toEqual(expect.arrayContaining(['/en', '/ar/docs/getting-started']));
  else expect(prerendered).toEqual([]);
  expect((await request.get('/builds/meta/0123456789ab.json')).status()).toBe(404);
});

test('a payload has data, state, errors and path; a static one also has its build time', async ({ request }, {
  project,
}) => {
  const payload = (await (await request.get('/en/_payload.json')).json()) as Record<string, unknown>;
  expect(payload).toMatchObject({ path: '/en', data: expect.anything(), state: {}, errors: {} });
  if (project.name === 'static') expect(payload['prerenderedAt']).toBeGreaterThan(1_700_000_000_000);
  else expect(payload).not.toHaveProperty('prerenderedAt');
});

for (const locale of ['en', 'ar']) {
  test(`/${locale}: a link to a legacy path opens its page in the same language, without requesting the legacy path`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    await hydrate(page);
    await markDocument(page);
    const requests = watchRequests(page);
    await followNew(page, `/${locale}/docs?from=old#part`);
    await expect(page).toHaveURL(`/${locale}/docs/getting-started?from=old#part`);
    expect(await isSameDocument(page)).toBe(true);
    expect(pathsOf(requests).filter((path) => path.startsWith(`/${locale}/docs/_payload`))).toEqual([]);
  });
}

test('BEH-4: a link is prefetched on hover, those beside it are not', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/en/docs/getting-started');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const payloads = (): string[] => pathsOf(requests).filter((path) => path.includes('/_payload.json'));
  await page.getByRole('link', { name: 'Installation' }).first().hover();
  await expect
    .poll(payloads)
    .toEqual([
      expect.stringMatching(/^\/en\/docs\/getting-started\/installation\/_payload\.json\?[0-9a-f]{12}\.[0-9a-f]{12}$/u),
    ]);
});

for (const [path, origin] of [
  ['/en', '0px'],
  ['/ar', '1440px'],
] as const) {
  test(`${path}: the loading bar has the accent colour of the site and grows in the text direction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: 'slow-2g' } });
    });
    const released = Promise.withResolvers<void>();
    await page.route('**/docs/getting-started/_payload.json*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(path);
    await hydrate(page);
    await followNew(page, `${path}/docs/getting-started`);
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeVisible();
    const drawn = await bar.evaluate((element) => {
      const accent = document.createElement('i');
      accent.style.color = 'var(--accent)';
      document.body.append(accent);
      const { transformOrigin, backgroundColor } = getComputedStyle(element);
      return { origin: transformOrigin.split(' ')[0], isAccent: backgroundColor === getComputedStyle(accent).color };
    });
    expect(drawn).toEqual({ origin, isAccent: true });
    released.resolve();
    await expect(heading(page)).not.toHaveText('');
    await expect(bar).toHaveCount(0);
  });
}

test('without the Navigation API every link is a full page load, and nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  const requests = watchRequests(page);
  await page.goto('/en/docs/getting-started');
  await hydrate(page);
  await page.waitForTimeout(2000);
  await markDocument(page);
  await Promise.all([page.waitForEvent('load'), followNew(page, '/en/docs/files/markdown#components')]);
  await expect(page).toHaveURL('/en/docs/files/markdown#components');
  await expect(heading(page)).toHaveText('Markdown');
  expect(await isSameDocument(page)).toBe(false);
  expect(pathsOf(requests).filter((path) => /_payload|\/builds\/meta/u.test(path))).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
});
