import { clipboard, expect, isHydrated, slowDown, test } from './browser-test.ts';

/** Tests the markdown of a page, in the clipboard and at a URL, on the server and in the static build. */

const PAGE = '/en/docs/files/markdown';
/** Beginning of the markdown of that page. */
const BEGINNING = '# Markdown\n\n';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

test('one click right after loading copies the markdown of the page', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await clipboard(page)).startsWith(BEGINNING)).toBe(true);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('the menu has all other actions, and Escape closes it', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto(PAGE);
  const more = page.getByRole('button', { name: 'More page actions' });
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(view).toHaveAttribute('href', `/raw${PAGE}.md`);
  const prompt = encodeURIComponent(
    `Read https://recto.example/raw${PAGE}.md so that I can ask you questions about it.`,
  );
  for (const [name, href] of [
    ['Open in ChatGPT', `https://chatgpt.com/?hints=search&q=${prompt}`],
    ['Open in Claude', `https://claude.ai/new?q=${prompt}`],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy Markdown page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(more).toBeFocused();
});

test('Escape closes the menu also before React is loaded', { tag: '@skip-static' }, async ({ page }) => {
  await slowDown(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'More page actions' }).press('Enter');
  await page.keyboard.press('Tab');
  const copy = page.getByRole('button', { name: 'Copy Markdown page' });
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await isHydrated(page)).toBe(false);
  await expect(copy).toBeHidden();
});

test('the menu copies the link to the markdown', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'More page actions' }).click();
  await page.getByRole('button', { name: 'Copy Markdown page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(`https://recto.example/raw${PAGE}.md`);
});

test('the menu is aligned with its button in both text directions', { tag: '@skip-static' }, async ({ page }) => {
  for (const path of [PAGE, '/ar/docs/files/markdown']) {
    await page.goto(path);
    const more = page.locator('.split > button').nth(1);
    await more.click();
    const [button, menu] = [await more.boundingBox(), await page.locator('.split > .menu-dropdown').boundingBox()];
    expect(menu?.y).toBeGreaterThan(button?.y ?? 0);
    expect(Math.abs((menu?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(60);
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('raw markdown', () => {
  test('is text with the content of the page', async ({ request }) => {
    const response = await request.get(`/raw${PAGE}.md`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(text.startsWith(BEGINNING)).toBe(true);
    expect(text).toContain('\n## Component syntax\n');
  });

  test('an untranslated page has the text of the original, with links in the requested language', async ({
    request,
  }) => {
    const text = await (await request.get('/raw/ar/docs/collections/define.md')).text();
    expect(text).toContain('# Define\n');
    expect(text).toContain('](/ar/docs/');
    expect(text).not.toContain('](/en/docs/');
    expect(await (await request.get('/raw/ar/docs/files/markdown.md')).text()).toContain('صيغة المكوّنات');
  });

  test('pages that are rendered from data also have markdown', async ({ request }) => {
    for (const [path, text] of [
      ['/raw/en.md', '# Write on one page. Read on the other.\n'],
      ['/raw/en/blog.md', '## [A page is complete before React is loaded](/en/blog/react-on-intent)\n'],
      ['/raw/en/studio/pricing.md', '| --- | --- | --- | --- |\n'],
    ] as const) {
      expect(await (await request.get(path)).text()).toContain(text);
    }
  });

  for (const path of ['/raw/en/docs/nowhere.md', '/raw/en/search.md']) {
    test(`${path} does not exist`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});
