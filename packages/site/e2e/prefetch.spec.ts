import type { Page, Request } from '@playwright/test';
import { hydrate, expect, disablePrefetch, pathsOf, setConnection, test, watchRequests } from './browser-test.ts';

/** Returns the pages whose payloads were requested, in order. */
function payloadsOf(requests: readonly Request[]): string[] {
  return pathsOf(requests).flatMap((path) => /^(.*)\/_payload\.json/u.exec(path)?.[1] ?? []);
}

/** Records the payloads that are requested concurrently, while none gets a response. */
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

/** Moves the pointer to a link and waits longer than the hover delay. */
async function restOn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).hover();
  await page.waitForTimeout(150);
}

test('BEH-4: links in view are not prefetched, before and after React is loaded', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await page.waitForTimeout(1500);
  expect(pathsOf(requests).filter((path) => path.startsWith('/builds/'))).toEqual([]);
  await hydrate(page);
  await page.getByRole('link', { name: 'Number 305' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  expect(payloadsOf(requests)).toEqual([]);
});

test.describe('BEH-4: the page of a link is prefetched once', () => {
  test('when it is hovered', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/links');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await restOn(page, 'Number 103');
    await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/103']);
    await restOn(page, 'Number 104');
    await restOn(page, 'Number 103');
    await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/103', '/numbers/104']);
  });

  test('when it is hovered before React is loaded', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/links');
    await page.getByRole('link', { name: 'Number 102' }).hover();
    await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/102']);
  });

  test('when it is focused', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/links');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Number 104' }).focus();
    await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/104']);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('when it is touched', async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto('/links');
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      const box = await page.getByRole('link', { name: 'Number 101' }).boundingBox();
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/101']);
    });
  });
});

test('a pointer that moves across links prefetches none of them', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const [first, last] = await Promise.all(
    ['Number 100', 'Number 105'].map(async (name) => await page.getByRole('link', { name }).boundingBox()),
  );
  // Faster than the hover delay: the next movement comes before the link counts as hovered.
  await page.evaluate(() => {
    const { setTimeout: later } = globalThis;
    globalThis.setTimeout = ((work: () => void, delay = 0) =>
      later(work, delay === 50 ? 3000 : delay)) as typeof setTimeout;
  });
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 5);
  await page.mouse.move(last?.x ?? 0, (last?.y ?? 0) + 5, { steps: 20 });
  await page.mouse.move(5, 5);
  await page.waitForTimeout(3500);
  expect(payloadsOf(requests)).toEqual([]);
});

test('does not prefetch new tabs, downloads, other sites, redirects to other sites, and links that opt out', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await hydrate(page);
  for (const name of ['New tab', 'Download', 'External', 'Not ahead', 'Moved', 'Away', 'Number 105']) {
    await restOn(page, name);
  }
  // For a redirected page, the target is prefetched.
  await expect.poll(() => payloadsOf(requests).toSorted()).toEqual(['/numbers/105', '/pages/second']);
  expect(requests.filter((request) => request.url().includes('away.example'))).toEqual([]);
});

test('prefetches at most four pages at the same time, and then the link that was hovered last', async ({ page }) => {
  const { open, answer } = await holdPayloads(page);
  await page.goto('/links');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  for (const number of [100, 101, 102, 103, 104, 105]) await restOn(page, `Number ${number}`);
  await expect.poll(() => open.length).toBe(4);
  await page.waitForTimeout(300);
  expect(open).toEqual(['/numbers/100', '/numbers/101', '/numbers/102', '/numbers/103']);
  await answer('/numbers/100');
  await expect.poll(() => open).toContain('/numbers/105');
  expect(open).toHaveLength(4);
});

test.describe('offline', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Error fetching app manifest/u });

  test('shows a prefetched page without the network', async ({ page, context }) => {
    const requests = watchRequests(page);
    await page.goto('/links');
    await hydrate(page);
    await restOn(page, 'Number 103');
    await expect.poll(() => payloadsOf(requests)).toEqual(['/numbers/103']);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Number 103' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number 103');
  });
});

test('prefetches the code of a page with its payload', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/links');
  await hydrate(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/late', textContent: 'Late' });
    document.querySelector('article')?.prepend(link);
  });
  await restOn(page, 'Late');
  await expect.poll(() => pathsOf(requests).some((path) => path.includes('/late-screen-'))).toBe(true);
  expect(payloadsOf(requests)).toContain('/late');
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`on ${JSON.stringify(connection)} no page is prefetched, not even a hovered one`, async ({ page }) => {
    await setConnection(page, connection);
    const requests = watchRequests(page);
    await page.goto('/links');
    await hydrate(page);
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
    await hydrate(page);
    const start = Date.now();
    await expect.poll(() => manifests(requests)).toHaveLength(1);
    expect(Date.now() - start).toBeGreaterThan(500);
    const build = await page.locator('#app').getAttribute('data-build');
    expect(manifests(requests)).toEqual([`/builds/meta/${build}.json`]);
  });

  test('is fetched on connections on which pages are not prefetched', async ({ page }) => {
    await setConnection(page, { saveData: true, effectiveType: '2g' });
    const requests = watchRequests(page);
    await page.goto('/pages/first');
    await hydrate(page);
    await expect.poll(() => manifests(requests)).toHaveLength(1);
  });

  test('is not fetched on the slowest connection', async ({ page }) => {
    await disablePrefetch(page);
    const requests = watchRequests(page);
    await page.goto('/pages/first');
    await hydrate(page);
    await page.waitForTimeout(2500);
    expect(manifests(requests)).toEqual([]);
  });
});
