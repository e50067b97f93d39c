/** A site of static files has no server that runs queries, so errors are shown with a button to retry. */
import { expect, expectNotes, FAILED_REQUEST, NOTES, test } from './fixtures.ts';
import { fillStorage, storedCollections } from './storage.ts';

test('without WebAssembly, the page shows an error', async ({ page, requestLog }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto('/#/en/notes');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('this browser has no WebAssembly');
  await expect(alert).toContainText('Use a current browser');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('this browser has no WebAssembly');
  expect(requestLog.list()).toEqual([]);
});

test.describe('a download that fails', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  for (const [name, pattern] of [
    ['the rows', '**/sql_dump*'],
    ['SQLite', '**/*.wasm'],
    ['the worker', '**/assets/worker-*.js'],
  ] as const) {
    test(`${name}: the page shows an error, and a retry succeeds`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto('/#/en/notes');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The query cannot be answered: the content could not be downloaded');
      await page.unroute(pattern);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expectNotes(page, NOTES.en);
    });
  }
});

test('an interrupted download is reported and not stored, and a retry succeeds', async ({ page }) => {
  await page.route('**/sql_dump*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  });
  await page.goto('/#/en/notes');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('the content could not be downloaded');
  expect(await storedCollections(page)).toEqual([]);
  await page.unroute('**/sql_dump*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectNotes(page, NOTES.en);
});

test('if the storage is full, the rows stay in memory', async ({ page, requestLog }) => {
  await page.goto('/');
  await fillStorage(page);
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(await storedCollections(page)).toEqual([]);
  requestLog.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(requestLog.list()).toEqual([]);
});

test('no endpoint runs queries, as on any host for static files', async ({ request }) => {
  const sql = 'SELECT "title" FROM _content_notes ORDER BY stem ASC';
  const response = await request.post('/__recto_content/notes/query', { data: { sql } });
  expect(response.headers()['content-type'] ?? '').not.toContain('json');
});
