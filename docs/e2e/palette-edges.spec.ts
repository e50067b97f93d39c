import { expect, scrollPosition, test } from './browser-test.ts';
import { openPalette } from './open-palette.ts';

/** Tests the search on a touch screen, without script, and without a network. */

const DOCS = '/en/docs/files/markdown';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the list of all pages', async ({ page }) => {
    await page.goto('/ja/blog');
    await page.getByRole('banner').getByRole('button', { name: '検索…' }).click();
    await expect(page).toHaveURL(/\/ja\/search/u);
    await expect(page.getByRole('main').getByRole('link', { name: 'Markdown', exact: true })).toHaveAttribute(
      'href',
      '/ja/docs/files/markdown',
    );
  });
});

test.describe('on a phone with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fills the screen, and a tap opens a result', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Search…' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    // Polled, because the dialog is animated.
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog.getByRole('combobox').fill('mark');
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText('Markdown');
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
    await expect(dialog).toBeHidden();
  });

  test('does not scroll the page behind it', { tag: '@skip-static' }, async ({ page }) => {
    await page.goto(DOCS);
    await page.getByRole('button', { name: 'Search…' }).tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.mouse.wheel(0, 400);
    // The wheel event is handled asynchronously.
    await page.waitForTimeout(300);
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe('if the search index cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|content|The search failed/u });

  test('shows an error, and can be retried', async ({ page }) => {
    const indexUrls = /__recto_(?:content|search)/u;
    await page.route(indexUrls, (route) => route.abort());
    const { dialog, field, options } = await openPalette(page, '/en/blog');
    await field.fill('markdown');
    await expect(dialog.getByRole('status')).toContainText('could not be loaded');
    await page.unroute(indexUrls);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(options.first()).toContainText('Markdown');
  });
});

test.describe('without a network', () => {
  // Prefetching of links still happens, and fails.
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/u });

  test('finds every word after a first search, also in untranslated pages', async ({ page, context }) => {
    const { field, options } = await openPalette(page, '/fr');
    await field.fill('markdown');
    await expect(options.first()).toContainText('Markdown');
    // A cached bundle shows that its parts are cached.
    const cachedUrls = async (): Promise<string[]> =>
      await page.evaluate(async () => (await (await caches.open('recto-search')).keys()).map(({ url }) => url));
    for (const bundle of [/\/en\/bundle-/u, /\/fr\/bundle-/u]) {
      await expect.poll(async () => (await cachedUrls()).some((url) => bundle.test(url))).toBe(true);
    }
    await context.setOffline(true);
    for (const [query, title] of [
      ['surroundings', 'queryCollectionItemSurroundings'],
      ['configurtion', 'Configuration'],
      ['sending the text twice', 'sending the text twice'],
    ] as const) {
      await field.fill(query);
      await expect(options.first()).toContainText(title);
    }
  });
});
