import {
  hydrate,
  clipboard,
  expect,
  isSameDocument,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './browser-test.ts';
import { openPalette } from './open-palette.ts';

/** Tests results, commands and other features of the search palette. */

const DOCS = '/en/docs/files/markdown';

test('the button opens the search, typing finds a page, and Enter opens it', async ({ page }) => {
  await page.goto('/en');
  await hydrate(page);
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

test('its code is loaded only when the user points at its button', { tag: '@skip-static' }, async ({ page }) => {
  const requests = watchRequests(page);
  const isLoaded = (): boolean => pathsOf(requests).some((path) => /palette.*\.js$/u.test(path));
  await page.goto('/en/blog');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(isLoaded()).toBe(false);
  await page.getByRole('button', { name: 'Search…' }).hover();
  await expect.poll(isLoaded).toBe(true);
});

test(
  'without a query it lists the pages of the section, the menu, themes, languages and actions',
  { tag: '@skip-static' },
  async ({ page }) => {
    const { dialog } = await openPalette(page, DOCS);
    const groups = dialog.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(5);
    for (const [index, name] of ['Files', 'Menu', 'Theme', 'Languages', 'Actions'].entries()) {
      await expect(groups.nth(index)).toHaveAccessibleName(name);
    }
    await expect(groups.first().getByRole('option', { name: 'Markdown' })).toHaveAttribute('aria-current', 'true');
  },
);

test('the keyboard shortcut works while another field has the focus', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto('/en/templates');
  await hydrate(page);
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('themes, languages and actions can be found and run', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, field } = await openPalette(page, DOCS);
  const choose = async (query: string, command: string): Promise<void> => {
    await field.fill(query);
    // Wait for the pages, which are listed first and move the commands when they appear.
    await expect(dialog.getByRole('group', { name: 'Documentation' })).toBeVisible();
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

test('Control+Enter opens a new tab, and the dialog stays open', { tag: '@skip-static' }, async ({ page, context }) => {
  const { dialog, field, options } = await openPalette(page, '/en');
  await field.fill('mark');
  await expect(options.first()).toContainText('Markdown');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/en\/docs\/files\/markdown/u);
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en');
});

test(
  'a result is a link, so that a middle click opens it in a new tab',
  { tag: '@skip-static' },
  async ({ page, context }) => {
    const { field, options } = await openPalette(page, '/en');
    await field.fill('mark');
    await expect(options.first()).toHaveAttribute('href', /^\/en\/docs\/files\/markdown/u);
    const opened = context.waitForEvent('page');
    await options.first().click({ button: 'middle' });
    await expect(await opened).toHaveURL(/\/en\/docs\/files\/markdown/u);
  },
);

test('pressing Enter immediately after typing opens the result of the typed text', async ({ page }) => {
  await openPalette(page, '/en');
  await page.keyboard.type('markdown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/files\/markdown/u);
});

test('matches are highlighted on the page until the next key press', { tag: '@skip-static' }, async ({ page }) => {
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

test('highlights the heading if words cannot be highlighted', { tag: '@skip-static' }, async ({ page }) => {
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

test(
  'recent searches are stored on the device, and can be removed one by one or all at once',
  { tag: '@skip-static' },
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
    await hydrate(page);
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

test('without results it links to all pages, and a click outside closes it', async ({ page }) => {
  const { dialog, field } = await openPalette(page, '/en/blog');
  await field.fill('xyzzyqwv');
  await expect(dialog.getByRole('status')).toHaveText('No matching data');
  await expect(dialog.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/en/search');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('in Arabic it finds Arabic pages, and the English versions of untranslated pages', async ({ page }) => {
  const { field, options } = await openPalette(page, '/ar');
  await field.fill('التثبيت');
  await expect(options.first()).toContainText('التثبيت');
  await field.fill('sending the text twice');
  await expect(options.first().locator('[lang="en"][dir="ltr"]')).toBeVisible();
  await options.first().click();
  await expect(page).toHaveURL('/ar/blog/prose-travels-once');
});
