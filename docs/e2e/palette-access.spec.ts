import { COLOUR_RULES, findProblems } from '../../packages/site/e2e/find-problems.ts';
import { hydrate, expect, test } from './browser-test.ts';
import { openPalette } from './open-palette.ts';

/** Tests the search with the keyboard, with input methods, and in forced colours. */

test('arrow keys move the selection, Escape closes, and focus returns', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto('/en/blog');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Search…' });
  await button.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('option');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(options.first()).toBeVisible();
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

test('Enter that ends an input method composition selects no result', { tag: '@skip-static' }, async ({ page }) => {
  const { dialog, field, options } = await openPalette(page, '/ja');
  const session = await page.context().newCDPSession(page);
  const text = 'コレクション';
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(field).toHaveValue(text);
  await expect(options.first()).toContainText(text);
  await page.keyboard.press('Enter');
  // Selecting a result would have closed the dialog immediately.
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ja');
  await session.send('Input.insertText', { text });
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/docs\//u);
});

test(
  'in forced colours the selected result has an outline, and matches have the system colours of marks',
  { tag: '@skip-static' },
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

for (const path of ['/en', '/ar']) {
  const tag = path === '/en' ? [] : ['@long'];
  test(`axe finds nothing in the open search palette, ${path}, light and dark`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const { field, options } = await openPalette(page, path);
    const expectNothing = async (): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toContainClass('light');
      expect(await findProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toContainClass('dark');
      expect(await findProblems(page, { part: 'dialog', rules: COLOUR_RULES })).toEqual([]);
    };
    await expectNothing();
    await field.fill('markdown');
    await expect(options.first().locator('mark').first()).toBeVisible();
    await expectNothing();
  });
}

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
for (const [keyboard, userAgent, keys, path] of [
  ['of Apple', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', '⌘K', '/en/blog'],
  ['of another vendor', LINUX, 'Ctrl K', '/en/blog'],
  ['in German', LINUX, 'Strg K', '/de/blog'],
] as const) {
  test.describe(`on a keyboard ${keyboard}`, () => {
    test.use({ userAgent });

    test('the button shows its keyboard shortcut before React is loaded', { tag: '@skip-static' }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const named = page.getByRole('banner').locator('kbd').first();
      await expect(named).toHaveText(keys, { useInnerText: true });
      await hydrate(page);
      await expect(named).toHaveText(keys, { useInnerText: true });
    });
  });
}

test('in Arabic a name in Latin letters is aligned with the others', { tag: '@skip-static' }, async ({ page }) => {
  const { options } = await openPalette(page, '/ar/docs/files/markdown');
  const edges = await options.evaluateAll((all) =>
    all
      .filter((option) => !option.hasAttribute('dir'))
      .slice(0, 6)
      .map((option) => {
        const range = document.createRange();
        range.selectNodeContents(option.querySelector('bdi') ?? option);
        return option.getBoundingClientRect().right - range.getBoundingClientRect().right;
      }),
  );
  expect(edges.length).toBe(6);
  // The selected result has space for its icon at the other side.
  expect(Math.max(...edges)).toBeLessThan(20);
});
