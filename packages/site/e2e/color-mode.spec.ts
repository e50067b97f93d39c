import type { Page } from '@playwright/test';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const KEY = 'recto-color-mode';
const exactName = (name: string) => ({ name, exact: true });

/** The root element, which has the applied mode. */
function root(page: Page) {
  return page.locator('html');
}

/** Returns the applied `theme-color` values, with which a browser can colour its interface. */
async function themeColors(page: Page): Promise<string[]> {
  return await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) =>
      (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );
}

test('follows the system until a mode is chosen, even before hydration', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pages/first');
  await expect(root(page)).toContainClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toContainClass('light');

  await page.getByRole('button', exactName('dark')).click();
  await expect(root(page)).toContainClass('dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toContainClass('dark');

  await page.getByRole('button', exactName('system')).click();
  await expect(root(page)).toContainClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toContainClass('dark');
});

test('applies the chosen mode before the first paint and before other scripts run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    // Records every class of the root element while the page is parsed.
    new MutationObserver(() => {
      const seen = Reflect.get(globalThis, 'classes') as string[] | undefined;
      Object.assign(globalThis, { classes: [...(seen ?? []), document.documentElement.className] });
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  }, KEY);
  const scriptsAllowed = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsAllowed.promise;
    await route.continue();
  });
  await page.goto('/pages/first', { waitUntil: 'commit' });
  await expect(root(page)).toContainClass('dark');
  scriptsAllowed.resolve(undefined);
  await page.waitForLoadState();
  await hydrate(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'classes') as string[])).not.toContain('light');
});

test('the theme colour of the browser matches the mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pages/first');
  expect(await themeColors(page)).toEqual(['#ffffff']);
  await page.getByRole('button', exactName('dark')).click();
  await expect.poll(async () => await themeColors(page)).toEqual(['#000000']);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => await themeColors(page)).toEqual(['#000000']);
  await hydrate(page);
  await page.getByRole('link', exactName('/day')).click();
  await expect.poll(async () => await themeColors(page)).toEqual(['#ffffff']);
});

test('without JavaScript, the theme colour follows the forced mode', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/night');
  const media = page.locator('meta[name="theme-color"]');
  expect(await media.evaluateAll((all) => all.map((meta) => meta.getAttribute('media')))).toEqual(['not all', 'all']);
  await context.close();
});

test('other tabs apply the chosen mode, hydrated or not', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pages/first');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/pages/second');
  await page.getByRole('button', exactName('dark')).click();
  await expect(root(other)).toContainClass('dark');
  await hydrate(other);
  await expect(other.getByTestId('preference')).toHaveText('dark');
  await other.getByRole('button', exactName('Toggle')).click();
  await expect(root(page)).toContainClass('light');
  await expect(page.getByTestId('preference')).toHaveText('light');
});

test('a page forces its mode and hides the switch; other pages use the visitor’s mode', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await (await request.get('/night')).text()).toContain('<html lang="en" dir="ltr" data-color-mode="dark">');
  await page.goto('/night');
  await expect(root(page)).toContainClass('dark');
  await expect(page.getByRole('button', exactName('Toggle'))).toBeHidden();
  await hydrate(page);
  await markDocument(page);
  await expect(root(page)).toContainClass('dark');
  await page.getByRole('link', exactName('/pages/second')).click();
  await expect(root(page)).toContainClass('light');
  await expect(page.getByRole('button', exactName('Toggle'))).toBeVisible();
  await page.getByRole('button', exactName('dark')).click();
  await page.getByRole('link', exactName('/day')).click();
  await expect(root(page)).toContainClass('light');
  await expect(page.getByTestId('preference')).toHaveText('dark');
  await page.goBack();
  await expect(root(page)).toContainClass('dark');
  expect(await isSameDocument(page)).toBe(true);
});

test('a forced mode stays when the system or the chosen mode changes', async ({ page }) => {
  await page.goto('/night');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', exactName('light')).click();
  await expect(page.getByTestId('preference')).toHaveText('light');
  await expect(root(page)).toContainClass('dark');
});

test.describe('an invalid mode', () => {
  test.use({ expectedConsole: /cannot force the colour mode "system"/u });

  test('forcing "system" is ignored, with a warning', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const warning = page.waitForEvent('console');
    await page.goto('/system');
    await expect(root(page)).toContainClass('dark');
    await hydrate(page);
    expect((await warning).type()).toBe('warning');
    await expect(root(page)).not.toHaveAttribute('data-color-mode');
    await expect(page.getByRole('button', exactName('Toggle'))).toBeVisible();
  });
});

test('without storage, the chosen mode stays after a client-side navigation', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pages/first');
  await expect(root(page)).toContainClass('light');
  await page.getByRole('button', exactName('Toggle')).click();
  await expect(root(page)).toContainClass('dark');
  await expect(page.getByTestId('preference')).toHaveText('dark');
  await page.getByRole('link', exactName('/pages/second')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await expect(root(page)).toContainClass('dark');
});

test('ignores an invalid stored mode', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'purple"><script>');
  }, KEY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pages/first');
  await expect(root(page)).toContainClass('dark');
  await hydrate(page);
  await expect(page.getByTestId('preference')).toHaveText('system');
});
