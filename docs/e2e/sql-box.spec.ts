import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

/** The component that runs SQL on the content of the website. */
function sqlBox(page: Page): Locator {
  return page
    .locator('div')
    .filter({ has: page.locator('> textarea') })
    .filter({ hasText: /Run|تشغيل/u })
    .first();
}

test('SQL runs in the database of the browser, by button and by keyboard', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/en/docs/utils/query-collection');
  const box = sqlBox(page);
  await box.getByRole('button', { name: 'Run' }).click();
  await expect(box.getByRole('link', { name: '/en/docs/utils/query-collection', exact: true })).toBeVisible();
  await expect(box.getByRole('status')).toHaveText(/^Rows: \d+\. Time: \d+ ms\.$/u);
  await box.getByRole('textbox', { name: 'SQL' }).fill("select title from docs where title = 'YAML'");
  await page.keyboard.press('Control+Enter');
  await expect(box.getByRole('cell')).toHaveText(['YAML']);
  await box.getByRole('button', { name: 'Number of posts' }).click();
  await expect(box.getByRole('columnheader')).toHaveText(['count']);
  expect(posts).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
});

test('an error says what is wrong, and the last rows stay', async ({ page }) => {
  await page.goto('/en/docs/utils/query-collection');
  const box = sqlBox(page);
  await box.getByRole('button', { name: 'Newest posts' }).click();
  await expect(box.getByRole('row')).toHaveCount(4);
  const field = box.getByRole('textbox', { name: 'SQL' });
  for (const [sql, error] of [
    ['DROP TABLE posts', 'The query is refused at position 17: expected FROM and a collection. Write one SELECT'],
    ['SELECT titel FROM posts', 'Collection "posts" has no field "titel". Its fields: '],
    ['SELECT title FROM posts LIMIT', 'expected a number of rows. Write one SELECT'],
  ] as const) {
    await field.fill(sql);
    await page.keyboard.press('Control+Enter');
    await expect(box.getByRole('status')).toContainText(error);
    await expect(box.getByRole('row')).toHaveCount(4);
  }
});

test('without WebAssembly, the server runs the query @server-only', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto('/ar');
  const box = sqlBox(page);
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await box.getByRole('button', { name: 'تشغيل' }).click();
  expect(((await post).postDataJSON() as { sql: string }).sql).toContain('FROM _content_docs WHERE');
  await expect(box.getByRole('link').first()).toHaveAttribute('href', /^\/ar\/docs\/studio\//u);
});
