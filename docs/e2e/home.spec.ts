import type { Locator, Page } from '@playwright/test';
import { hydrate, expect, holdRuntime, test } from './browser-test.ts';

/** Tests the live editor of the home page: a file beside its rendered content. */

const partsOf = (page: Page): Record<'book' | 'file' | 'text' | 'row', Locator> => {
  const book = page.getByRole('region', { name: 'A file and the resulting page' });
  return { book, file: book.getByRole('textbox'), text: book.getByRole('article'), row: book.locator('.book-row') };
};

test('the rendered page is updated while typing, including components', async ({ page }) => {
  await page.goto('/en');
  const { book, file, text, row } = partsOf(page);
  await expect(text.getByRole('heading', { name: 'Low water' })).toBeVisible();
  await expect(row).toContainText('/en/notes/tides');
  await book.getByRole('button', { name: 'Pairs of boots +1' }).click();
  await expect(text.getByRole('status')).toHaveText('3');

  await file.fill(
    '---\ntitle: High water\n---\n\n## Tonight\n\nStay **here**.\n\n::counter{label="Cups" start="4"}\n::\n',
  );
  await expect(text.getByRole('heading', { name: 'High water' })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Tonight' })).toHaveAttribute('id', 'tonight');
  await expect(text.locator('strong')).toHaveText('here');
  await expect(row).toContainText('High water');
  await book.getByRole('button', { name: 'Cups +1' }).click();
  await expect(text.getByRole('status')).toHaveText('5');

  await book.getByRole('button', { name: 'Start over' }).click();
  await expect(text.getByRole('heading', { name: 'Low water' })).toBeVisible();
  await expect(book.getByRole('button', { name: 'Start over' })).toBeHidden();
});

test('shows an error with its line and a hint, beside the last valid page', async ({ page }) => {
  await page.goto('/en');
  await hydrate(page);
  const { file, text, row } = partsOf(page);
  await file.fill('---\ntitle: Third\n---\n\nFine.');
  await expect(text).toContainText('Fine.');
  await file.fill('---\ntitle: "Third\n---\n\nFine.');
  await expect(row).toContainText('Line 2:');
  await expect(row).toContainText('The front matter is not valid YAML');
  await expect(text).toContainText('Fine.');
  await file.fill('---\ntitle: Fourth\n---\n\nFine again.');
  await expect(row).toContainText('Fourth');
});

test('scripts in the text are not run', async ({ page }) => {
  await page.goto('/en');
  await hydrate(page);
  const { file, text } = partsOf(page);
  await file.fill(
    '<img src="/favicon.svg" alt="" onload="globalThis.ran = true">\n\n[go](javascript:globalThis.ran=true) **end**',
  );
  await expect(text.getByText('end', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(await text.innerHTML()).not.toMatch(/onload|href=.javascript/u);
});

test('text that is typed before React is loaded is kept', async ({ page }) => {
  await page.route('**/assets/runtime-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/en');
  const { file, text } = partsOf(page);
  await file.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nTyped early.');
  await expect(text).toContainText('Typed early.');
});

test('the caret stays where the first click puts it, when React is loaded afterwards', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/en');
  const { file } = partsOf(page);
  const caret = async (): Promise<number> =>
    await file.evaluate((area) => (area instanceof HTMLTextAreaElement ? area.selectionStart : -1));
  await file.click();
  const clicked = await caret();
  expect(clicked).toBeGreaterThan(0);
  release();
  await expect
    .poll(async () => await file.evaluate((area) => Object.keys(area).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  expect(await caret()).toBe(clicked);
  await page.keyboard.type('dry');
  await expect(file).toHaveValue(/^---\ntitle: Low water\n[^]*dry/u);
});

test('the engine is loaded by the first input, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/en');
  await hydrate(page);
  const { file, text } = partsOf(page);
  await file.click();
  await expect(file).toBeFocused();
  expect(loaded.filter((path) => path.includes('/markdown-'))).toEqual([]);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nA first word.');
  await expect(text).toContainText('A first word.');
  expect(loaded.filter((path) => path.includes('/markdown-'))).toHaveLength(1);
});

test('in Arabic the file and the page are in reverse order', async ({ page }) => {
  await page.goto('/ar');
  const left = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.x ?? 0;
  expect(await left('.book-recto')).toBeLessThan(await left('.book-verso'));
  await page.goto('/en');
  expect(await left('.book-recto')).toBeGreaterThan(await left('.book-verso'));
});

test('the row is along the fold in a wide window, and between the pages on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en');
  const { book, row } = partsOf(page);
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [inner, outer] = [await box(row), await box(book)];
  expect(inner.x + inner.width).toBeCloseTo(outer.x + outer.width / 2, -1);
  expect(inner.height).toBeGreaterThan(inner.width * 5);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await box(row)).y).toBeLessThan((await box(page.locator('.book-recto'))).y);
  expect((await box(row)).y).toBeGreaterThan((await box(page.locator('.book-verso'))).y);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the file and the page', async ({ page }) => {
    await page.goto('/en');
    const { file, text } = partsOf(page);
    await expect(file).toHaveValue(/title: Low water/u);
    await expect(text).toContainText('The sea is faster than you are.');
  });
});
