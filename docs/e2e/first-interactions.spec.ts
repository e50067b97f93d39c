import type { Page } from '@playwright/test';
import { clipboard, expect, expectHydrated, isHydrated, test } from './browser-test.ts';

/** Tests what works before React is loaded: all scripts except the boot script are blocked. */

const DOCS = '/en/docs/components/prose';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 1440, height: 900 },
  // On a slow machine, the browser warns about preloaded files, because the scripts that use them are blocked too long.
  expectedConsole: /was preloaded using link preload but not used/u,
});

/** Lets the blocked scripts load. */
let unblock: () => void;
let isBlocked = true;

test.beforeEach(async ({ page }) => {
  const script = Promise.withResolvers<undefined>();
  isBlocked = true;
  unblock = () => {
    isBlocked = false;
    script.resolve(undefined);
  };
  await page.route(/\/assets\/(?!boot-)[^/]+\.js$/u, async (route) => {
    await script.promise;
    await route.continue();
  });
});

test.afterEach(async ({ page }) => {
  if (isBlocked) expect(await isHydrated(page)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  unblock();
});

test('BEH-5: the button in the header and the radio buttons in the footer change the colour mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(DOCS);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toContainClass('dark');
  const modes = page.getByRole('group', { name: 'Colour mode' });
  await expect(modes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await modes.getByText('Light').click();
  await expect(page.locator('html')).toContainClass('light');
  await modes.getByRole('radio', { name: 'Light' }).press('ArrowLeft');
  await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked();
});

test('BEH-5: the colour mode follows the system', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Stock Firefox has no command that changes the colour scheme of the system.');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(DOCS);
  await expect(page.locator('html')).toContainClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toContainClass('dark');
});

test('BEH-1: a radio button in the footer changes the mode only once, even if React hydrates the page later', async ({
  page,
}) => {
  await page.goto('/en/blog');
  await page.evaluate(() => {
    Object.assign(globalThis, { changes: 0 });
    addEventListener('recto:color-mode', (event) => {
      // An event without `detail` reports a colour mode that is set by the page, not by the user.
      if ((event as CustomEvent).detail === null) return;
      Object.assign(globalThis, { changes: Number(Reflect.get(globalThis, 'changes')) + 1 });
    });
  });
  await page.getByRole('group', { name: 'Colour mode' }).getByText('Dark').click();
  unblock();
  await expectHydrated(page, true);
  await page.waitForTimeout(500);
  await expect(page.getByRole('group', { name: 'Colour mode' }).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes') as number)).toBe(1);
});

test('BEH-5: tabs can be changed with the pointer and the keyboard', async ({ page }) => {
  await page.goto(DOCS);
  const developers = page.getByRole('tab', { name: 'Developers' });
  await developers.click();
  await expect(developers).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Developers' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(developers).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('tabpanel', { name: 'Developers' })).toBeHidden();
});

test('BEH-5: an accordion opens', async ({ page }) => {
  await page.goto(DOCS);
  await page.getByText('Can people search in it?').first().click();
  await expect(page.getByText('The browser opens what it finds').first()).toBeVisible();
});

test('BEH-14: every code block has a copy button that can be reached with the keyboard', async ({ page }) => {
  await page.goto(DOCS);
  const blocks = page.locator('main .code');
  expect(await blocks.count()).toBeGreaterThan(3);
  await expect(blocks.filter({ hasNot: page.getByRole('button', { name: 'Copy code' }) })).toHaveCount(0);
  const block = blocks.first();
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  const button = block.getByRole('button', { name: 'Copy code' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('data-state', 'copied');
  await expect(page.locator('#recto-announcer')).toHaveText('Copied');
  expect((await clipboard(page)).trim()).toBe((await block.locator('code').innerText()).trim());
  await expect(button).not.toHaveAttribute('data-state');
});

test('BEH-5: a button reports that copying failed', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto(DOCS);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
});

async function expectSearch(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('mark');
  await expect(field).toHaveValue('mark');
  await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
  // It opens as a non-modal dialog, so that its field is available one frame earlier.
  await expect.poll(async () => await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
}

test('BEH-5: the search opens with its button, accepts input, and closes', async ({ page }) => {
  await page.goto(DOCS);
  await page.getByRole('button', { name: 'Search…' }).click();
  await expectSearch(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search…' })).toBeFocused();
});

test('BEH-5: the typed text stays when results arrive, and is empty the next time the dialog opens', async ({
  page,
}) => {
  await page.goto(DOCS);
  await page.keyboard.press('Control+k');
  await expectSearch(page);
  unblock();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(dialog.getByRole('option').first()).toContainText('Markdown');
  await expect(field).toHaveValue('mark');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('BEH-5: Meta+K opens the search, and Escape closes it', async ({ page }) => {
  await page.goto(DOCS);
  await page.keyboard.press('Meta+k');
  await expectSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Meta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
});

test('BEH-5: Enter before the search palette is loaded opens the results page', async ({ page }) => {
  await page.goto(DOCS);
  await page.keyboard.press('Control+k');
  await expectSearch(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=mark');
  await expect(page.getByRole('listitem').filter({ hasText: 'Markdown' }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('BEH-5: the menu opens and closes, and the search opens', async ({ page, browserName }) => {
    // Playwright's taps have no effect over WebDriver BiDi.
    const tap = async (name: string): Promise<void> => {
      const button = page.getByRole('button', { name });
      await (browserName === 'firefox' ? button.click() : button.tap());
    };
    await page.goto(DOCS);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await tap('Open menu');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await tap('Search…');
    await expectSearch(page);
  });

  test('BEH-5: the closed menu is already laid out, and no fonts are loaded for it', async ({ page }) => {
    const late: string[] = [];
    await page.goto(DOCS);
    page.on('request', (request) => late.push(request.url()));
    const panel = page.locator('#recto-menu');
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
    await expect(panel).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(0);
    expect(late.filter((url) => url.includes('.woff2'))).toEqual([]);
  });
});
