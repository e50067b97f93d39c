import { readFileSync } from 'node:fs';
import { clipboard, expect, isAlive, slowDown, test } from './journey.ts';

/** The page to take along: its markdown, in the clipboard or at an address. Both the server and the folder have it. */

const PAGE = '/en/docs/files/markdown';
const FILE = 'docs/content/en/docs/3.files/1.markdown.md';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

test('its markdown is copied with one press, also before React is there', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(readFileSync(FILE, 'utf8'));
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('the menu has everything else, and closes by Escape', async ({ page }) => {
  await page.goto(PAGE);
  const more = page.getByRole('button', { name: 'More ways to take this page along' });
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

test('Escape closes the menu also before React is there', async ({ page }) => {
  await slowDown(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'More ways to take this page along' }).press('Enter');
  await page.keyboard.press('Tab');
  const copy = page.getByRole('button', { name: 'Copy Markdown page' });
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await isAlive(page)).toBe(false);
  await expect(copy).toBeHidden();
});

test('the link of the markdown is copied from the menu', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'More ways to take this page along' }).click();
  await page.getByRole('button', { name: 'Copy Markdown page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(`https://recto.example/raw${PAGE}.md`);
});

test('the menu is beside its button in both directions of writing', async ({ page }) => {
  for (const path of [PAGE, '/ar/docs/files/markdown']) {
    await page.goto(path);
    const more = page.locator('.split > button').nth(1);
    await more.click();
    const [button, menu] = [await more.boundingBox(), await page.locator('.split > .menu-leaf').boundingBox()];
    expect(menu?.y).toBeGreaterThan(button?.y ?? 0);
    expect(Math.abs((menu?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(60);
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('raw markdown', () => {
  test('it is the file, as text', async ({ request }) => {
    const response = await request.get(`/raw${PAGE}.md`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(readFileSync(FILE, 'utf8'));
  });

  test('a language without the page has the original', async ({ request }) => {
    expect(await (await request.get('/raw/ar/docs/collections/define.md')).text()).toBe(
      readFileSync('docs/content/en/docs/2.collections/1.define.md', 'utf8'),
    );
    expect(await (await request.get('/raw/ar/docs/files/markdown.md')).text()).toContain('صيغة المكوّنات');
  });

  test('posts and first pages have theirs, too', async ({ request }) => {
    for (const [path, file] of [
      ['/raw/en/blog/react-on-intent.md', 'en/blog/1.react-on-intent.md'],
      ['/raw/en.md', 'en/index.md'],
    ] as const) {
      expect(await (await request.get(path)).text()).toBe(readFileSync(`docs/content/${file}`, 'utf8'));
    }
  });

  // A page of prices is no markdown, and a list of posts no file.
  for (const path of ['/raw/en/docs/nowhere.md', '/raw/en/studio/pricing.md', '/raw/en/blog.md']) {
    test(`${path} is not there`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});
