import { findProblems } from '../../packages/site/e2e/find-problems.ts';
import { hydrate, expect, test } from './browser-test.ts';

test.describe.configure({ timeout: 90_000 });

test.use({
  serviceWorkers: 'allow',
  expectedConsole: /Failed to load resource|could not be loaded|Error fetching app manifest/u,
});

test('offline, an unvisited page shows a message in its language and links to visited pages', async ({
  page,
  context,
}) => {
  await page.goto('/ar/docs/getting-started');
  await hydrate(page);
  const isCached = () => page.evaluate(async () => (await caches.match('/ar/offline.html')) !== undefined);
  // The page is cached when the browser is idle, which can take long.
  await expect.poll(isCached, { timeout: 45_000 }).toBe(true);

  await context.setOffline(true);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/ar/blog');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت غير متصل بالإنترنت');
  await hydrate(page);
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'مقدّمة' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقدّمة');

  await page.goto('/');
  await expect(page).toHaveURL('/ar');
  // A demo is a separate site, which is not cached.
  await expect(page.goto('/demo/docs/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
