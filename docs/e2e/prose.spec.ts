import { hydrate, clipboard, expect, test } from './browser-test.ts';

/** Tests the text of a page and its interactive parts. */

const PAGE = '/en/docs/files/markdown';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

test('code is copied without removed lines, with a confirmation', async ({ page }) => {
  await page.goto(PAGE);
  const block = page.locator('.code', { hasText: 'Hello, ${name.trim()}' }).filter({ has: page.locator('.removed') });
  const button = block.getByRole('button', { name: 'Copy code' });
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'copied');
  await expect(page.locator('#recto-announcer')).toHaveText('Copied');
  expect(await clipboard(page)).toBe(
    'export function greet(name: string): string {\n  return `Hello, ${name.trim()}`;\n}',
  );
  await expect(button).not.toHaveAttribute('data-state');
});

test('a heading links to itself, and its link is copied', async ({ page, baseURL }) => {
  await page.goto(PAGE);
  await hydrate(page);
  await page.getByRole('heading', { name: 'Front matter' }).getByRole('link').click();
  await expect(page).toHaveURL(`${PAGE}#front-matter`);
  await expect(page.locator('#recto-announcer')).toHaveText('Link copied');
  expect(await clipboard(page)).toBe(`${baseURL ?? ''}${PAGE}#front-matter`);
});

test('a picture can be enlarged, and Escape closes it', async ({ page }) => {
  await page.goto('/en/docs/components/prose');
  await hydrate(page);
  const picture = page.getByRole('link', { name: 'The home page of this website' });
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The home page of this website' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  await picture.click();
  await dialog.getByRole('button', { name: 'Close picture' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/en/docs/components/prose');
});

test('wide tables and code can be scrolled with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/en/docs/getting-started/configuration');
  for (const boxes of [page.locator('.table-box'), page.locator('.code pre')]) {
    const wide = await boxes.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 20));
    const box = boxes.nth(wide);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  await expect(page).toHaveURL('/en/docs/getting-started/configuration');
});

test('tabs can be changed, and the accordion opens one item at a time', async ({ page }) => {
  await page.goto('/en/docs/components/prose');
  await page.getByRole('tab', { name: 'Developers' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Developers' })).toContainText('You write components');
  await expect(page.getByText('see the page beside it').first()).toBeHidden();
  const first = page.getByText('It is the browser’s own').first();
  await expect(first).toBeVisible();
  await page.getByText('Can people search in it?').first().click();
  await expect(page.getByText('The browser opens what it finds').first()).toBeVisible();
  await expect(first).toBeHidden();
});

test('prints only the text, and the URLs of links', async ({ page }) => {
  await page.goto('/en/docs/components/prose');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('.running-head')]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You write components').first()).toBeVisible();
  expect(
    await page
      .locator('body')
      .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, all panels are shown, and elements that need script are hidden', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByRole('button', { name: 'More page actions' }).click();
    await expect(page.getByRole('button', { name: 'Copy Markdown page' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByText('You write components').first()).toBeVisible();
    await page.getByText('Show the long answer').click();
    await expect(page.getByText('There is more to it').first()).toBeVisible();
    await page.getByRole('link', { name: 'The home page of this website' }).click();
    await expect(page).toHaveURL('/recto.png');
  });
});
