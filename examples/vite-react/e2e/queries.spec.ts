/** What a browser asks for, and when. Both builds behave alike. */
import { expect, expectNotes, INDEX, NOTES, openNotes, test } from './journey.ts';

test('nothing of SQLite is loaded before the first query', async ({ page, asked }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on writing');
  await page.waitForLoadState('networkidle');
  expect(asked.list()).toEqual([]);
});

test('the first query loads SQLite and the index of its language: no body, no other language', async ({
  page,
  asked,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  await expect(page.locator('.notes')).toContainText('The Recto team');
  expect(asked.list()).toEqual([...INDEX.en, 'wasm', 'worker']);
});

test('a second query asks for nothing', async ({ page, asked }) => {
  await openNotes(page);
  asked.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(asked.list()).toEqual([]);
});

test('a query for a body fetches the bodies alone, and once', async ({ page, asked }, { project }) => {
  const bodies = project.name === 'example-files' ? ['notes bodies', 'notes body en'] : ['notes body en'];
  await openNotes(page);
  asked.clear();
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books give the outer margin twice the inner one.');
  expect(asked.list()).toEqual(bodies);
  await page.getByRole('link', { name: 'All notes' }).click();
  await page.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(page.locator('.prose')).toContainText('A note in a file has an author');
  expect(asked.list()).toEqual(bodies);
});

test('after a reload no row is asked for: they were kept', async ({ page, asked }) => {
  await openNotes(page);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  asked.clear();
  await page.reload();
  await expect(page.locator('.prose')).toContainText('Old books');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(asked.list()).toEqual(['wasm', 'worker']);
});

test('another language fetches its own rows only, and the first one stays', async ({ page, asked }) => {
  await openNotes(page);
  asked.clear();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expectNotes(page, NOTES.ar);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(asked.list()).toEqual(INDEX.ar);
  await page.getByRole('link', { name: 'English' }).click();
  await expectNotes(page, NOTES.en);
  expect(asked.list()).toEqual(INDEX.ar);
});

test('a policy that allows nothing but scripts and workers of the site itself is enough', async ({ page }) => {
  const policy =
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'";
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await openNotes(page);
});

test('a page in isolation loads no further script of SQLite', async ({ page, asked }) => {
  const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
  await page.route(/\/(?:assets\/worker-.*\.js)?$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...isolation } });
  });
  await openNotes(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(asked.list()).toEqual([...INDEX.en, 'wasm', 'worker']);
});
