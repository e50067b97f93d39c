import { expect, scrollPosition, test } from './journey.ts';
import { openPalette } from './open-palette.ts';

/** The search with a finger, without script, without a network. */

const DOCS = '/en/docs/files/markdown';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to all pages, whoever serves them', async ({ page }) => {
    await page.goto('/ja/blog');
    await page.getByRole('banner').getByRole('button', { name: '検索…' }).click();
    await expect(page).toHaveURL(/\/ja\/search/u);
    await expect(page.getByRole('main').getByRole('link', { name: 'Markdown', exact: true })).toHaveAttribute(
      'href',
      '/ja/docs/files/markdown',
    );
  });
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it fills the screen, and a tap goes there', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Search…' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    // It glides in: a box that is measured at once may be on its way.
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog.getByRole('combobox').fill('mark');
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText('Markdown');
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
    await expect(dialog).toBeHidden();
  });

  test('the page behind it does not scroll', { tag: '@alike' }, async ({ page }) => {
    await page.goto(DOCS);
    await page.getByRole('button', { name: 'Search…' }).tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.mouse.wheel(0, 400);
    // A wheel waits for nothing.
    await page.waitForTimeout(300);
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe('when the search cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource|content|The search failed/u });

  test('it says so, and tries again', async ({ page }) => {
    const closed = /__recto_(?:content|search)/u;
    await page.route(closed, (route) => route.abort());
    const { dialog, field, options } = await openPalette(page, '/en/blog');
    await field.fill('markdown');
    await expect(dialog.getByRole('status')).toContainText('could not be loaded');
    await page.unroute(closed);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(options.first()).toContainText('Markdown');
  });
});

test.describe('without a network', () => {
  // Pages that visible links lead to are still fetched ahead, and fail.
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/u });

  test('every word is found once one was searched, in the originals, too', async ({ page, context }) => {
    const { field, options } = await openPalette(page, '/fr');
    await field.fill('markdown');
    await expect(options.first()).toContainText('Markdown');
    // What is left of a crate says that its parts are kept.
    const kept = async (): Promise<string[]> =>
      await page.evaluate(async () => (await (await caches.open('recto-search')).keys()).map(({ url }) => url));
    for (const crate of [/\/en\/crate-/u, /\/fr\/crate-/u]) {
      await expect.poll(async () => (await kept()).some((url) => crate.test(url))).toBe(true);
    }
    await context.setOffline(true);
    for (const [query, title] of [
      ['surroundings', 'queryCollectionItemSurroundings'],
      ['configurtion', 'Configuration'],
      ['travels once', 'travels once'],
    ] as const) {
      await field.fill(query);
      await expect(options.first()).toContainText(title);
    }
  });
});
