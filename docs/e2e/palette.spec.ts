import type { Locator, Page } from '@playwright/test';
import { COLOURS, findFaults } from '../../packages/site/e2e/find-faults.ts';
import {
  becomeAlive,
  clipboard,
  expect,
  isSameDocument,
  markDocument,
  pathsOf,
  scrollPosition,
  test,
  watchRequests,
} from './journey.ts';

const DOCS = '/en/docs/files/markdown';

/** Opens it by the keys, once the page listens. */
async function openPalette(page: Page, path: string): Promise<{ dialog: Locator; field: Locator; options: Locator }> {
  await page.goto(path);
  await becomeAlive(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  return { dialog, field, options: dialog.getByRole('option') };
}

test('the button opens the palette, typing finds a page, Enter goes there', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Search…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search…' });
  await expect(field).toBeFocused();
  await markDocument(page);
  await field.fill('mark');
  await expect(dialog.getByRole('option').first()).toContainText('Markdown');
  await expect(dialog.getByRole('option').first().locator('mark').first()).toBeVisible();
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('status')).toContainText(/^\d+ results$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  await expect(dialog).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('nothing of it is loaded before somebody is about to open it', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/blog');
  await becomeAlive(page);
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await page.getByRole('button', { name: 'Search…' }).hover();
  await expect.poll(() => pathsOf(requests).some((path) => /palette.*\.js$/u.test(path))).toBe(true);
});

test('arrows move, Escape closes, and the focus is where it was', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/blog');
  await becomeAlive(page);
  const button = page.getByRole('button', { name: 'Search…' });
  await button.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('option');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('PageDown');
  await expect(options.nth(6)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  'without a query it offers what is near: the section, the header, theme, languages, actions',
  { tag: '@alike' },
  async ({ page }) => {
    const { dialog } = await openPalette(page, DOCS);
    const groups = dialog.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(5);
    for (const [place, name] of ['Files', 'Menu', 'Theme', 'Languages', 'Actions'].entries()) {
      await expect(groups.nth(place)).toHaveAccessibleName(name);
    }
    await expect(groups.first().getByRole('option', { name: 'Markdown' })).toHaveAttribute('aria-current', 'true');
  },
);

test('it opens from inside a field', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/templates');
  await becomeAlive(page);
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('a theme, a language and an action are found and done', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, field } = await openPalette(page, DOCS);
  // Pages that speak of it come first.
  const choose = async (query: string, command: string): Promise<void> => {
    await field.fill(query);
    await dialog.getByRole('option', { name: command, exact: true }).click();
  };
  await choose('copy page', 'Copy page');
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await clipboard(page)).toMatch(/^# Markdown\n/u);
  await choose('theme dark', 'Dark');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/dark/u);
  await page.keyboard.press('Control+k');
  await choose('deutsch', 'Deutsch');
  await expect(page).toHaveURL('/de/docs/files/markdown');
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de');
});

test('Control and Enter opens a new tab, and the palette stays', { tag: '@alike' }, async ({ page, context }) => {
  const { dialog, field, options } = await openPalette(page, '/en');
  await field.fill('mark');
  await expect(options.first()).toContainText('Markdown');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/en\/docs\/files\/markdown/u);
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('a result is a link, so that a middle click opens it elsewhere', { tag: '@alike' }, async ({ page, context }) => {
  const { field, options } = await openPalette(page, '/en');
  await field.fill('mark');
  await expect(options.first()).toHaveAttribute('href', /^\/en\/docs\/files\/markdown/u);
  const opened = context.waitForEvent('page');
  await options.first().click({ button: 'middle' });
  await expect(await opened).toHaveURL(/\/en\/docs\/files\/markdown/u);
});

test('who types and presses Enter at once goes to what was typed', async ({ page }) => {
  await openPalette(page, '/en');
  await page.keyboard.type('markdown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/files\/markdown/u);
});

test('what was found stays marked for a moment, until the next key', { tag: '@alike' }, async ({ page }) => {
  const { field, options } = await openPalette(page, '/en');
  await field.fill('markdown');
  await expect(options.first()).toContainText('Markdown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  const marked = async (): Promise<string[]> =>
    await page.evaluate(() => [...(CSS.highlights.get('recto-found') ?? [])].map(String));
  await expect.poll(marked).toContain('Markdown');
  await page.keyboard.press('Shift');
  expect(await marked()).toEqual([]);
});

test('where words cannot be marked, the heading is', { tag: '@alike' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights');
  });
  const { field, options } = await openPalette(page, '/en');
  await field.fill('component syntax');
  await expect(options.first()).toHaveAttribute('href', '/en/docs/files/markdown#component-syntax');
  await page.keyboard.press('Enter');
  const heading = page.locator('#component-syntax');
  await expect(heading).toHaveAttribute('data-found', '');
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Shift');
  await expect(heading).not.toHaveAttribute('data-found');
});

test('Enter that ends a word in the making chooses nothing', { tag: '@alike' }, async ({ page }) => {
  const { dialog, field, options } = await openPalette(page, '/ja');
  const session = await page.context().newCDPSession(page);
  const text = 'コレクション';
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(field).toHaveValue(text);
  await expect(options.first()).toContainText(text);
  await page.keyboard.press('Enter');
  // A choice would have closed it at once.
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ja');
  await session.send('Input.insertText', { text });
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/docs\//u);
});

test(
  'in forced colours the chosen result has a frame, and matches the colours of marks',
  { tag: '@alike' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { field, options } = await openPalette(page, '/en');
    await field.fill('markdown');
    const mark = options.first().locator('mark').first();
    await expect(mark).toBeVisible();
    await expect(options.first()).toHaveCSS('outline-style', 'solid');
    await expect(options.nth(1)).toHaveCSS('outline-style', 'none');
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Mark; color: MarkText';
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color };
    });
    await expect(mark).toHaveCSS('background-color', system.backgroundColor);
    await expect(mark).toHaveCSS('color', system.color);
  },
);

test(
  'recent searches are kept on the device, one by one or all to be forgotten',
  { tag: '@alike' },
  async ({ page }) => {
    const { field, options, dialog } = await openPalette(page, '/en');
    for (const [query, title] of [
      ['markdown', 'Markdown'],
      ['install', 'Installation'],
    ] as const) {
      await field.fill(query);
      await expect(options.first().locator('mark').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.keyboard.press('Control+k');
    }
    await page.goto('/en/blog');
    await becomeAlive(page);
    await page.keyboard.press('Control+k');
    const recent = dialog.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('listitem')).toHaveText([/install/u, /markdown/u]);
    await recent.getByRole('button', { name: 'Remove “install”' }).click();
    await expect(recent.getByRole('listitem')).toHaveText([/markdown/u]);
    await recent.getByRole('button', { name: 'markdown', exact: true }).click();
    await expect(field).toHaveValue('markdown');
    await expect(field).toBeFocused();
    await field.fill('');
    await recent.getByRole('button', { name: 'Clear all' }).click();
    await expect(recent).toBeHidden();
  },
);

test('what is not there is not found, all pages help, and a press beside the palette closes it', async ({ page }) => {
  const { dialog, field } = await openPalette(page, '/en/blog');
  await field.fill('xyzzyqwv');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “xyzzyqwv”');
  await expect(dialog.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/en/search');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('in Arabic it finds Arabic pages, and the others in the original', async ({ page }) => {
  const { field, options } = await openPalette(page, '/ar');
  await field.fill('التثبيت');
  await expect(options.first()).toContainText('التثبيت');
  await field.fill('travels once');
  await expect(options.first().locator('[lang="en"][dir="ltr"]')).toBeVisible();
  await options.first().click();
  await expect(page).toHaveURL('/ar/blog/prose-travels-once');
});

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
    for (const crate of [/\/en-\w+\/crate-0/u, /\/fr-\w+\/crate-0/u]) {
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

for (const path of ['/en', '/ar']) {
  test(`axe finds nothing in the open palette, ${path}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const { field, options } = await openPalette(page, path);
    const expectNothing = async (): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveClass('light');
      expect(await findFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass('dark');
      expect(await findFaults(page, { part: 'dialog', rules: COLOURS })).toEqual([]);
    };
    await expectNothing();
    await field.fill('markdown');
    await expect(options.first().locator('mark').first()).toBeVisible();
    await expectNothing();
  });
}
