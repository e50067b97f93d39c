/** A site that is hosted as files has nobody else to ask: what goes wrong is said, with a way out of it. */
import { expect, expectNotes, FAILED_REQUEST, NOTES, test } from './journey.ts';
import { fillDisk, keptCollections } from './storage.ts';

test('without WebAssembly the page says what is missing', async ({ page, asked }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto('/#/en/notes');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('this browser has no WebAssembly');
  await expect(alert).toContainText('Use a current browser');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('this browser has no WebAssembly');
  expect(asked.list()).toEqual([]);
});

test.describe('a download that fails', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  for (const [name, pattern] of [
    ['the rows', '**/sql_dump*'],
    ['SQLite', '**/*.wasm'],
    ['the worker', '**/assets/worker-*.js'],
  ] as const) {
    test(`${name}: the page says so, and the next try succeeds`, async ({ page }) => {
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

test('an interrupted download is told of, not kept, and the next try succeeds', async ({ page }) => {
  await page.route('**/sql_dump*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  });
  await page.goto('/#/en/notes');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('the content could not be downloaded');
  expect(await keptCollections(page)).toEqual([]);
  await page.unroute('**/sql_dump*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectNotes(page, NOTES.en);
});

test('on a full disk the rows stay in memory', async ({ page, asked }) => {
  await page.goto('/');
  await fillDisk(page);
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(await keptCollections(page)).toEqual([]);
  asked.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(asked.list()).toEqual([]);
});

test('nobody answers queries, as with any host of files', async ({ request }) => {
  const sql = 'SELECT "title" FROM _content_notes ORDER BY stem ASC';
  const response = await request.post('/__recto_content/notes/query', { data: { sql } });
  expect(response.headers()['content-type'] ?? '').not.toContain('json');
});
