import type { Page, Request } from '@playwright/test';
import { becomeAlive, expect, fetchNothingAhead, pathsOf, setConnection, test, watchRequests } from './journey.ts';

/** The payloads among some requests, by the page they are of, in order. */
function payloadsOf(requests: readonly Request[]): string[] {
  return pathsOf(requests).flatMap((path) => /^(.*)\/_payload\.json/u.exec(path)?.[1] ?? []);
}

const numbers = (from: number): string[] => Array.from({ length: 6 }, (_, index) => `/numbers/${from + index}`);

/** The payloads that are wanted at the same time, as long as none is answered. */
async function holdPayloads(page: Page): Promise<{ open: string[]; answer: (path: string) => Promise<void> }> {
  const open: string[] = [];
  const waiting = new Map<string, () => void>();
  await page.route('**/_payload.json*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/_payload.json', '');
    open.push(path);
    await new Promise<void>((resolve) => waiting.set(path, resolve));
    await route.continue();
  });
  const answer = async (path: string): Promise<void> => {
    const answered = page.waitForResponse(`**${path}/_payload.json*`);
    waiting.get(path)?.();
    await answered;
    open.splice(open.indexOf(path), 1);
  };
  return { open, answer };
}

test('nothing is fetched ahead before the page is alive', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await page.waitForTimeout(2500);
  expect(payloadsOf(requests)).toEqual([]);
  expect(pathsOf(requests).filter((path) => path.startsWith('/builds/'))).toEqual([]);
  await becomeAlive(page);
  await expect.poll(() => payloadsOf(requests)).toContain('/numbers/100');
});

test('links in view are fetched once, those below only when they come into view', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await becomeAlive(page);
  await expect.poll(() => payloadsOf(requests)).toEqual(expect.arrayContaining(numbers(100)));
  await page.waitForTimeout(500);
  const seen = payloadsOf(requests);
  expect(seen.filter((path) => path.startsWith('/numbers/3'))).toEqual([]);
  await page.getByRole('link', { name: 'Number 305' }).scrollIntoViewIfNeeded();
  await expect.poll(() => payloadsOf(requests)).toEqual(expect.arrayContaining(numbers(300)));
  await page.getByRole('link', { name: 'Number 100' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Number 100' }).hover();
  await page.waitForTimeout(500);
  const all = payloadsOf(requests);
  expect(all).toEqual([...new Set(all)]);
});

test('new tabs, downloads, other sites, moved-away pages and those that do not want it are left alone', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await becomeAlive(page);
  // A page that has moved is fetched where it is now.
  await expect.poll(() => payloadsOf(requests)).toEqual(expect.arrayContaining([...numbers(100), '/pages/second']));
  for (const name of ['New tab', 'Download', 'External', 'Not ahead', 'Moved', 'Away']) {
    await page.getByRole('link', { name, exact: true }).hover();
  }
  await page.waitForTimeout(500);
  const seen = payloadsOf(requests);
  for (const path of ['/numbers/201', '/numbers/202', '/numbers/203', '/numbers/204', '/old', '/away', '/links']) {
    expect(seen).not.toContain(path);
  }
  expect(requests.filter((request) => request.url().includes('away.example'))).toEqual([]);
});

test('at most four pages are on their way, and the link that is pointed at goes next', async ({ page }) => {
  const { open, answer } = await holdPayloads(page);
  await page.goto('/links');
  await becomeAlive(page);
  await expect.poll(() => open.length).toBe(4);
  await page.waitForTimeout(300);
  expect(open).toHaveLength(4);
  await page.getByRole('link', { name: 'Number 105' }).hover();
  await page.waitForTimeout(300);
  expect(open).toHaveLength(4);
  await answer(open[0] ?? '');
  await expect.poll(() => open).toContain('/numbers/105');
  expect(open).toHaveLength(4);
});

test('the focus goes before the view, too', async ({ page }) => {
  const { open, answer } = await holdPayloads(page);
  await page.goto('/links');
  await becomeAlive(page);
  await expect.poll(() => open.length).toBe(4);
  await page.getByRole('link', { name: 'Number 104' }).focus();
  await answer(open[0] ?? '');
  await expect.poll(() => open).toContain('/numbers/104');
});

test.describe('offline', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Error fetching app manifest/u });

  test('a page that was fetched ahead is shown without the network', async ({ page, context }) => {
    const requests = watchRequests(page);
    await page.goto('/links');
    await becomeAlive(page);
    await expect.poll(() => payloadsOf(requests)).toEqual(expect.arrayContaining(numbers(100)));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Number 103' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number 103');
  });
});

test('the code of a page comes with its payload', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await becomeAlive(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/late', textContent: 'Late' });
    document.querySelector('article')?.prepend(link);
  });
  await expect.poll(() => pathsOf(requests).some((path) => path.includes('/late-screen-'))).toBe(true);
  expect(payloadsOf(requests)).toContain('/late');
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`on ${JSON.stringify(connection)} no page is fetched ahead, not even one that is pointed at`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const requests = watchRequests(page);
    await page.goto('/links');
    await becomeAlive(page);
    await page.getByRole('link', { name: 'Number 102' }).hover();
    await page.waitForTimeout(1000);
    expect(payloadsOf(requests)).toEqual([]);
  });
}

test.describe('the manifest of the build', () => {
  const manifests = (requests: readonly Request[]): string[] =>
    pathsOf(requests).filter((path) => path.startsWith('/builds/meta/'));

  test('is fetched a second after idle', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/pages/first');
    await becomeAlive(page);
    const start = Date.now();
    await expect.poll(() => manifests(requests)).toHaveLength(1);
    expect(Date.now() - start).toBeGreaterThan(500);
    const build = await page.locator('#app').getAttribute('data-build');
    expect(manifests(requests)).toEqual([`/builds/meta/${build}.json`]);
  });

  test('is fetched where pages are not, since it is small', async ({ page }) => {
    await setConnection(page, { saveData: true, effectiveType: '2g' });
    const requests = watchRequests(page);
    await page.goto('/pages/first');
    await becomeAlive(page);
    await expect.poll(() => manifests(requests)).toHaveLength(1);
  });

  test('is not fetched on the slowest connection', async ({ page }) => {
    await fetchNothingAhead(page);
    const requests = watchRequests(page);
    await page.goto('/pages/first');
    await becomeAlive(page);
    await page.waitForTimeout(2500);
    expect(manifests(requests)).toEqual([]);
  });
});
