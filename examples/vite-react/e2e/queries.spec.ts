/** The requests of a browser, for a server and for static files. */
import { expect, expectNotes, INDEX, NOTES, openNotes, test } from './fixtures.ts';

test('SQLite is not loaded before the first query', async ({ page, requestLog }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on writing');
  await page.waitForLoadState('networkidle');
  expect(requestLog.list()).toEqual([]);
});

test('the first query loads SQLite and the index of its language: no body, no other language', async ({
  page,
  requestLog,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  await expect(page.locator('.notes')).toContainText('The Recto team');
  expect(requestLog.list()).toEqual([...INDEX.en, 'wasm', 'worker']);
});

test('a second query sends no requests', async ({ page, requestLog }) => {
  await openNotes(page);
  requestLog.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(requestLog.list()).toEqual([]);
});

test('a query for a body loads only the bodies, and once', async ({ page, requestLog }, { project }) => {
  const bodies = project.name === 'example-files' ? ['notes bodies', 'notes body en'] : ['notes body en'];
  await openNotes(page);
  requestLog.clear();
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books give the outer margin twice the inner one.');
  expect(requestLog.list()).toEqual(bodies);
  await page.getByRole('link', { name: 'All notes' }).click();
  await page.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(page.locator('.prose')).toContainText('A note in a file has an author');
  expect(requestLog.list()).toEqual(bodies);
});

test('after a reload no rows are requested, because they are stored', async ({ page, requestLog }) => {
  await openNotes(page);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  requestLog.clear();
  await page.reload();
  await expect(page.locator('.prose')).toContainText('Old books');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(requestLog.list()).toEqual(['wasm', 'worker']);
});

test('another language loads only its own rows, and those of the first stay', async ({ page, requestLog }) => {
  await openNotes(page);
  requestLog.clear();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expectNotes(page, NOTES.ar);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(requestLog.list()).toEqual(INDEX.ar);
  await page.getByRole('link', { name: 'English' }).click();
  await expectNotes(page, NOTES.en);
  expect(requestLog.list()).toEqual(INDEX.ar);
});

test('works with a content security policy that allows only scripts and workers of the site', async ({ page }) => {
  const policy =
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'";
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await openNotes(page);
});

test('a cross-origin isolated page loads no other script of SQLite', async ({ page, requestLog }) => {
  const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
  await page.route(/\/(?:assets\/worker-.*\.js)?$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...isolation } });
  });
  await openNotes(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(requestLog.list()).toEqual([...INDEX.en, 'wasm', 'worker']);
});
