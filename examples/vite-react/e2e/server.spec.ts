/** If the browser cannot run a query, the server runs it. */
import { expect, expectNotes, FAILED_REQUEST, INDEX, NOTES, openNotes, QUERIES, test } from './fixtures.ts';
import { fillStorage, storedCollections } from './storage.ts';

test('without WebAssembly, the server runs the queries and SQLite is not loaded', async ({ page, requestLog }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await openNotes(page);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  expect(requestLog.list()).toEqual(['query authors en', 'query notes en', 'query notes en']);
});

test.describe('a download that fails', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  for (const [name, pattern] of [
    ['the rows', '**/sql_dump*'],
    ['SQLite', '**/*.wasm'],
    ['the worker', '**/assets/worker-*.js'],
  ] as const) {
    test(`${name}: the server runs the queries, and later the browser`, async ({ page, requestLog }) => {
      await page.clock.install();
      await page.route(pattern, (route) => route.abort());
      await openNotes(page);
      expect(requestLog.list()).toEqual(expect.arrayContaining(QUERIES));
      await page.unroute(pattern);

      // The browser does not try again at once.
      requestLog.clear();
      await page.getByRole('link', { name: '#reading' }).click();
      await expectNotes(page, ['Leave room in the margin']);
      expect(requestLog.list()).toEqual(QUERIES);

      await page.clock.fastForward(31_000);
      requestLog.clear();
      await page.getByRole('link', { name: 'Notes on writing' }).click();
      await page.getByRole('link', { name: 'Read the notes' }).click();
      await expectNotes(page, NOTES.en);
      expect(requestLog.list()).toEqual(expect.arrayContaining(INDEX.en));
      expect(requestLog.list()).not.toEqual(expect.arrayContaining(['query notes en']));
    });
  }

  test('a response with an error status is a failed download', async ({ page, requestLog }) => {
    await page.route('**/sql_dump*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await openNotes(page);
    expect(requestLog.list()).toEqual(expect.arrayContaining(QUERIES));
  });
});

test('an interrupted download is not stored, and the server runs the queries', async ({ page, requestLog }) => {
  await page.route('**/sql_dump*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  });
  await openNotes(page);
  expect(requestLog.list()).toEqual(expect.arrayContaining(QUERIES));
  expect(await storedCollections(page)).toEqual([]);
  await page.unroute('**/sql_dump*');
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(await storedCollections(page)).toEqual(['authors', 'notes']);
});

test.describe('an incomplete download of SQLite', () => {
  test.use({ expectedConsole: /wasm|sqlite3|Aborted/u });

  test('does not start, and the server runs the queries', async ({ page, requestLog }) => {
    await page.route('**/*.wasm', async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'application/wasm' });
    });
    await openNotes(page);
    expect(requestLog.list()).toEqual(expect.arrayContaining(QUERIES));
  });
});

test('if the storage is full, the server runs the queries', async ({ page, requestLog }) => {
  await page.goto('/');
  await fillStorage(page);
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(requestLog.list()).toEqual(expect.arrayContaining(QUERIES));
  expect(await storedCollections(page)).toEqual([]);
  requestLog.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(requestLog.list()).toEqual(QUERIES);
});

test('a dump is cached forever only at the URL of its version', async ({ request }) => {
  const headersOf = async (version: string) =>
    (await request.get(`/__recto_content/notes/sql_dump.txt?v=${version}&part=index&locale=en`)).headers();
  const { version } = (await (await request.get('/__recto_content/notes/sql_dump.txt?part=index')).json()) as {
    version: string;
  };
  expect(await headersOf(version)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(await headersOf('other')).toMatchObject({ 'cache-control': 'no-store' });
});
