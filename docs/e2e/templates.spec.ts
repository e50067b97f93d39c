import type { Locator, Page } from '@playwright/test';
import {
  becomeAlive,
  expect,
  expectAlive,
  holdRuntime,
  isAlive,
  isSameDocument,
  markDocument,
  test,
} from './journey.ts';

/** Runs against the Node server and against the static folder: both are the same gallery. */

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 2 }).getByRole('link');
const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

test('every template has a card with its picture, and the card leads to its page', async ({ page }) => {
  await page.goto('/en/templates');
  const card = cards(page).filter({ hasText: 'Minimal' });
  await expect(card).toContainText('Free');
  await expect(card.locator('.only-light img:not(.image-blur)')).toHaveJSProperty('complete', true);
  expect(await card.locator('.only-light img:not(.image-blur)').evaluate(naturalWidth)).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
});

test('a kind is chosen at once, stands in the address, and the way back undoes it', async ({ page }) => {
  await page.goto('/en/templates');
  await becomeAlive(page);
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

test('what was found can be shared, and is still there after a look at one of them', async ({ page }) => {
  await page.goto('/en/templates?category=minimal&sort=name');
  await becomeAlive(page);
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(kind(page, 'Minimal')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('name');
  await titles(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
  await page.goBack();
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(page).toHaveURL(/\?category=minimal&sort=name$/u);
});

test('typing finds as it goes, and every keystroke is no step on the way back', async ({ page }) => {
  await page.goto('/en/blog');
  await becomeAlive(page);
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

test('the address waits for a pause in typing, while the gallery does not', { tag: '@alike' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/templates');
  await becomeAlive(page);
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
  'the field says what the address does, back and forth, whatever was begun in it',
  { tag: '@alike' },
  async ({ page }) => {
    await page.goto('/en/templates?q=smallest');
    await becomeAlive(page);
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

test('what was typed last is still there after a look at what it found', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/templates');
  await becomeAlive(page);
  await page.getByRole('searchbox').pressSequentially('smallest');
  await titles(page).filter({ hasText: 'Minimal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal');
  await expect(page).toHaveURL(/\/en\/templates\/minimal\/?$/u);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('smallest');
  await expect(titles(page)).toHaveText(['Minimal']);
});

test('where nothing fits the gallery says so, and leads back to all', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/templates');
  await becomeAlive(page);
  await page.getByRole('combobox', { name: 'Licence' }).selectOption('paid');
  await expect(page.getByRole('heading', { name: 'No template is like that' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all templates' }).click();
  await expect(titles(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/templates\/?$/u);
  await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue('');
});

test('the order can be that of the names', { tag: '@alike' }, async ({ page }) => {
  await page.goto('/en/templates');
  await becomeAlive(page);
  const names = await titles(page).allInnerTexts();
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(names).not.toEqual(sorted);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
  await expect(titles(page)).toHaveText(sorted);
});

test('what is done before React is there is done once it is', async ({ page }) => {
  const letGo = await holdRuntime(page);
  await page.goto('/en/templates');
  const all = await titles(page).allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('smallest');
  expect(await isAlive(page)).toBe(false);
  await expect(titles(page)).toHaveText(all);
  letGo();
  await expectAlive(page, true);
  await expect(titles(page)).toHaveText(['Minimal']);
  await expect(field).toHaveValue('smallest');
  await expect(field).toBeFocused();
});

test('a template is shown, told of, tried and taken', async ({ page }) => {
  await page.goto('/en/templates/minimal');
  const main = page.getByRole('main');
  await expect(main.getByText('By recto-project')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/demo/minimal/');
  await expect(main.getByRole('link', { name: 'Clone' })).toHaveAttribute(
    'href',
    'https://github.com/recto-project/recto/tree/main/templates/minimal',
  );
  await expect(main.getByText('npm create recto@latest my-site -- --template minimal')).toBeVisible();
  await becomeAlive(page);
  const carousel = main.getByRole('region', { name: 'Pictures of Minimal' });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByRole('img', { name: 'Minimal, picture 2' })).toBeInViewport();
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/en\/templates\/?$/u);
});

test('other programs read the gallery as JSON, without its drafts', async ({ request, page }) => {
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

test('in Arabic the gallery speaks Arabic', async ({ page }) => {
  await page.goto('/ar/templates');
  await becomeAlive(page);
  await kind(page, 'بسيط').check({ force: true });
  await expect(titles(page)).toHaveText(['بسيط']);
  await expect(page).toHaveURL(/\/ar\/templates\/?\?category=minimal$/u);
});

function naturalWidth(image: Element): number {
  return (image as HTMLImageElement).naturalWidth;
}
