import { expect, isHydrated, test } from '../../packages/site/e2e/browser-test.ts';

/** A static component of `components/content` that imports an interactive one from another file. */
const PAGE = '/docs/start/components';

test('an interactive component inside a static one responds to clicks and keeps its slot content', async ({ page }) => {
  await page.goto(PAGE);
  const box = page.locator('.tally-box');
  await expect(box).toHaveCSS('padding-left', '12px');
  await expect(box.getByText('The author wrote this.')).toBeVisible();
  await expect(box.getByText('Rendered once.')).toBeVisible();
  const button = box.getByRole('button', { name: '3 boots' });
  await button.click();
  await expect(box.getByRole('button', { name: '4 boots' })).toBeVisible();
  expect(await isHydrated(page)).toBe(true);
  await expect(box.getByText('The author wrote this.')).toBeVisible();
  await expect(box).toHaveCSS('padding-left', '12px');
});

test('it also responds after a client-side navigation', async ({ page }) => {
  await page.goto('/docs/start');
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'To the components' });
    document.querySelector('main')?.prepend(link);
  }, PAGE);
  await page.getByRole('link', { name: 'To the components' }).click();
  await page.getByRole('button', { name: '3 boots' }).click();
  await expect(page.getByRole('button', { name: '4 boots' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the component and its slot content', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.tally-box')).toContainText('3 boots');
    await expect(page.locator('.tally-box')).toContainText('The author wrote this.');
  });
});

test('browsers load only the code of the interactive component, and the markdown version has its text', async ({
  page,
  request,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: '3 boots' }).click();
  await expect(page.getByRole('button', { name: '4 boots' })).toBeVisible();
  expect((await Promise.all(scripts)).some((text) => text.includes('Rendered once.'))).toBe(false);
  const markdown = await (await request.get(`/raw${PAGE}.md`)).text();
  expect(markdown).toContain('### Tally');
  expect(markdown).toContain('The author wrote this.');
  expect(markdown).toContain('Rendered once.');
});
