import type { Locator, Page } from '@playwright/test';
import {
  hydrate,
  expect,
  expectHydrated,
  holdRuntime,
  isHydrated,
  isSameDocument,
  markDocument,
  test,
} from './browser-test.ts';

/** Runs against the Node server and the static build. */

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 2 }).getByRole('link');
const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

test('every template has a card with its picture and a link to its page', async ({ page }) => {
  await page.goto('/en/templates');
  const card = cards(page).filter({ hasText: 'Minimal' });
  await expect(card).toContainText('Free');
  await expect(card.locator('.only-light img:not(.image-blur)')).toHaveJSProperty('complete', true);
  expect(await card.locator('.only-light img:not(.image-blur)').evaluate(naturalWidth)).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
});

test('a category is applied immediately and added to the URL, and Back undoes it', async ({ page }) => {
  await page.goto('/en/templates');
  await hydrate(page);
  await markDocument(page);
  const all = await titles(page).allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  await page.getByText('Minimal', { exact: true }).first().click();
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(page).toHaveURL(/\/en\/templates\/?\?category=minimal$/u);
  await page.getByText('Product', { exact: true }).first().click();
  await expect(titles(page)).toHaveText(['Product']);
  await page.goBack();
  await expect(kind(page, 'Minimal')).toBeChecked();
  await expect(titles(page)).toHaveText(['Minimal']);
  await page.goBack();
  await expect(titles(page)).toHaveText(all);
  expect(await isSameDocument(page)).toBe(true);
});

test('filtered templates can be shared, and are restored after visiting one of them', async ({ page }) => {
  await page.goto('/en/templates?category=minimal&sort=name');
  await hydrate(page);
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(kind(page, 'Minimal')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  await titles(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
  await page.goBack();
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(page).toHaveURL(/\?category=minimal&sort=name$/u);
});

test('typing filters immediately, and keystrokes do not add history entries', async ({ page }) => {
  await page.goto('/en/blog');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates');
  await page.getByRole('searchbox', { name: 'Search templates' }).pressSequentially('smallest');
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(page.getByRole('main').locator('output')).toHaveText('1 template');
  await expect(page).toHaveURL(/\?q=smallest$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=smallest$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/blog\/?$/u);
});

test('the URL changes after a pause in typing, the gallery immediately', { tag: '@skip-static' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/templates');
  await hydrate(page);
  const field = page.getByRole('searchbox');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.pressSequentially('smallest');
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(page).toHaveURL(/\/en\/templates\/?$/u);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\?q=smallest$/u);
  await field.fill('');
  await expect(titles(page).nth(1)).toBeVisible();
  await field.fill('nothing');
  await page.getByText('Product', { exact: true }).first().click();
  await expect(page).toHaveURL(/\?q=nothing&category=saas$/u);
  await page.goBack();
  await expect(field).toHaveValue('nothing');
  await expect(kind(page, 'All')).toBeChecked();
});

test(
  'the field matches the URL after Back and Forward, also after unfinished input',
  { tag: '@skip-static' },
  async ({ page }) => {
    await page.goto('/en/templates?q=smallest');
    await hydrate(page);
    const field = page.getByRole('searchbox');
    await page.getByText('Minimal', { exact: true }).first().click();
    await field.fill('blog');
    await expect(page).toHaveURL(/\?q=blog&category=minimal$/u);
    await page.goBack();
    await expect(field).toHaveValue('smallest');
    await page.goForward();
    await expect(field).toHaveValue('blog');
  },
);

test('the typed text is restored after visiting a result', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto('/en/templates');
  await hydrate(page);
  await page.getByRole('searchbox').pressSequentially('smallest');
  await titles(page).filter({ hasText: 'Minimal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
  await expect(page).toHaveURL(/\/en\/templates\/minimal\/?$/u);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('smallest');
  await expect(titles(page)).toHaveText(['Minimal']);
});

test('without matches, a message and a link to all templates are shown', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto('/en/templates');
  await hydrate(page);
  await page.getByRole('combobox', { name: 'Licence' }).selectOption('paid');
  await expect(page.getByRole('heading', { name: 'No matching templates' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all templates' }).click();
  await expect(titles(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/templates\/?$/u);
  await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue('');
});

test('templates can be sorted by name', { tag: '@skip-static' }, async ({ page }) => {
  await page.goto('/en/templates');
  await hydrate(page);
  const names = await titles(page).allInnerTexts();
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(names).not.toEqual(sorted);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(titles(page)).toHaveText(sorted);
});

test('interactions before React is loaded are applied afterwards', async ({ page }) => {
  const letGo = await holdRuntime(page);
  await page.goto('/en/templates');
  const all = await titles(page).allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('smallest');
  expect(await isHydrated(page)).toBe(false);
  await expect(titles(page)).toHaveText(all);
  letGo();
  await expectHydrated(page, true);
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(field).toHaveValue('smallest');
  await expect(field).toBeFocused();
});

test('a template page has a description, pictures, a demo, its source and a command', async ({ page }) => {
  await page.goto('/en/templates/minimal');
  const main = page.getByRole('main');
  await expect(main.getByText('By recto-project')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/demo/minimal/');
  await expect(main.getByRole('link', { name: 'Clone' })).toHaveAttribute(
    'href',
    'https://github.com/recto-project/recto/tree/main/templates/minimal',
  );
  await expect(main.getByText('npm create recto@latest my-site -- --template minimal')).toBeVisible();
  await hydrate(page);
  const carousel = main.getByRole('region', { name: 'Pictures of Minimal' });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByRole('img', { name: 'Minimal, picture 2' })).toBeInViewport();
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/en\/templates\/?$/u);
});

test('the gallery is available as JSON, without drafts', async ({ request, page }) => {
  const response = await request.get('/api/templates.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const listed = (await response.json()) as { slug: string; title: string }[];
  expect(listed).toContainEqual(
    expect.objectContaining({
      slug: 'minimal',
      title: 'Minimal',
      category: 'minimal',
      licenseType: 'free',
      page: 'https://recto.example/en/templates/minimal',
      demo: 'https://recto.example/demo/minimal/',
      source: 'https://github.com/recto-project/recto/tree/main/templates/minimal',
      mainScreen: 'https://recto.example/templates/minimal/main.webp',
    }),
  );
  await page.goto('/en/templates');
  await expect(titles(page)).toHaveText(listed.map(({ title }) => title));
});

test('the gallery in Arabic has Arabic texts', async ({ page }) => {
  await page.goto('/ar/templates');
  await hydrate(page);
  await kind(page, 'بسيط').check({ force: true });
  await expect(titles(page)).toHaveText(['بسيط']);
  await expect(page).toHaveURL(/\/ar\/templates\/?\?category=minimal$/u);
});

function naturalWidth(image: Element): number {
  return (image as HTMLImageElement).naturalWidth;
}
