import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeAlive, expect, isSameDocument, markDocument, test } from './journey.ts';

const copy = join(import.meta.dirname, '..', '..', '..', '.cache', 'dev-site');

/** Edits a file of the site for one journey, and puts it back. */
function edit(file: string, change: (text: string) => string): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => {
    writeFileSync(path, before);
  };
}

test.describe.configure({ mode: 'serial' });
test.use({ expectedConsole: /./u });

test('an edited React component keeps its state', async ({ page }) => {
  await page.goto('/pages/first');
  // From the first moment: a server that finds out later what the page needs would load it anew, and take the state away.
  await markDocument(page);
  await becomeAlive(page);
  const button = page.getByTestId('counter').first().getByRole('button');
  await button.click();
  await expect(button).toHaveText('Count 1');
  const restore = edit('app/components.tsx', (text) => text.replace('Count {count}', 'Counted {count}'));
  await expect(button).toHaveText('Counted 1');
  expect(await isSameDocument(page)).toBe(true);
  restore();
  await expect(button).toHaveText('Count 1');
});

test('SEC-2: SVG files are served with their policy, beside content and in public/', async ({ page, request }) => {
  await page.goto('/pages/drawing');
  const href = await page.getByRole('link', { name: 'The file alone' }).getAttribute('href');
  for (const path of [href ?? '', '/mark.svg']) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('an edited markdown file shows in the open page, without a reload', async ({ page }) => {
  await page.goto('/pages/second');
  await becomeAlive(page);
  await page.getByTestId('again').click();
  await markDocument(page);
  const restore = edit('content/pages/2.second.md', (text) => text.replace('prose of its own', 'new prose'));
  await expect(page.locator('article')).toContainText('new prose');
  await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  expect(await isSameDocument(page)).toBe(true);
  restore();
  await expect(page.locator('article')).toContainText('prose of its own');
});

test('an edit shows in a page that nobody has touched yet', async ({ page }) => {
  await page.goto('/pages/second');
  await markDocument(page);
  const restore = edit('content/pages/2.second.md', (text) => text.replace('prose of its own', 'untouched prose'));
  await expect(page.locator('article')).toContainText('untouched prose');
  expect(await isSameDocument(page)).toBe(true);
  restore();
});

test('a new file is a page, a deleted one no longer', async ({ page }) => {
  const file = join(copy, 'content', 'pages', '9.new.md');
  writeFileSync(file, '---\ntitle: New\n---\n\nFresh.\n');
  await expect.poll(async () => (await page.goto('/pages/new'))?.status()).toBe(200);
  await expect(page.locator('article')).toContainText('Fresh.');
  rmSync(file);
  await expect.poll(async () => (await page.goto('/pages/new'))?.status()).toBe(404);
});

test('a broken front matter names file, line and reason, the server lives on, and mending it clears the page', async ({
  page,
}) => {
  await page.goto('/pages/second');
  await becomeAlive(page);
  const restore = edit('content/pages/2.second.md', (text) =>
    text.replace('description: Another page.', 'description: "open'),
  );
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('The front matter is not valid YAML');
  await expect(overlay).toContainText('2.second.md:3');
  expect((await page.request.get('/pages/first')).status()).toBe(200);
  // The last good version stays; whoever opens it learns of the fault.
  await page.reload();
  await expect(page.locator('article')).toContainText('prose of its own');
  await expect(overlay).toContainText('2.second.md:3');
  restore();
  await expect(overlay).toHaveCount(0);
});
