/** Where the browser cannot answer, the server does: the same rows, another way. */
import { expect, expectNotes, FAILED_REQUEST, INDEX, NOTES, openNotes, QUERIES, test } from './journey.ts';
import { fillDisk, keptCollections } from './storage.ts';

test('without WebAssembly the server answers, and nothing of SQLite is loaded', async ({ page, asked }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await openNotes(page);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  expect(asked.list()).toEqual(['query authors en', 'query notes en', 'query notes en']);
});

test.describe('a download that fails', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  for (const [name, pattern] of [
    ['the rows', '**/sql_dump*'],
    ['SQLite', '**/*.wasm'],
    ['the worker', '**/assets/worker-*.js'],
  ] as const) {
    test(`${name}: the server answers, and later the browser`, async ({ page, asked }) => {
      await page.clock.install();
      await page.route(pattern, (route) => route.abort());
      await openNotes(page);
      expect(asked.list()).toEqual(expect.arrayContaining(QUERIES));
      await page.unroute(pattern);

      // For a while the server goes on answering.
      asked.clear();
      await page.getByRole('link', { name: '#reading' }).click();
      await expectNotes(page, ['Leave room in the margin']);
      expect(asked.list()).toEqual(QUERIES);

      await page.clock.fastForward(31_000);
      asked.clear();
      await page.getByRole('link', { name: 'Notes on writing' }).click();
      await page.getByRole('link', { name: 'Read the notes' }).click();
      await expectNotes(page, NOTES.en);
      expect(asked.list()).toEqual(expect.arrayContaining(INDEX.en));
      expect(asked.list()).not.toEqual(expect.arrayContaining(['query notes en']));
    });
  }

  test('one that is refused counts as failed', async ({ page, asked }) => {
    await page.route('**/sql_dump*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await openNotes(page);
    expect(asked.list()).toEqual(expect.arrayContaining(QUERIES));
  });
});

test('an interrupted download: the server answers, and nothing broken is kept', async ({ page, asked }) => {
  await page.route('**/sql_dump*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  });
  await openNotes(page);
  expect(asked.list()).toEqual(expect.arrayContaining(QUERIES));
  expect(await keptCollections(page)).toEqual([]);
  await page.unroute('**/sql_dump*');
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(await keptCollections(page)).toEqual(['authors', 'notes']);
});

test.describe('SQLite cut off on its way', () => {
  test.use({ expectedConsole: /wasm|sqlite3|Aborted/u });

  test('cannot start: the server answers', async ({ page, asked }) => {
    await page.route('**/*.wasm', async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'application/wasm' });
    });
    await openNotes(page);
    expect(asked.list()).toEqual(expect.arrayContaining(QUERIES));
  });
});

test('on a full disk the server answers', async ({ page, asked }) => {
  await page.goto('/');
  await fillDisk(page);
  await page.getByRole('link', { name: 'Read the notes' }).click();
  await expectNotes(page, NOTES.en);
  expect(asked.list()).toEqual(expect.arrayContaining(QUERIES));
  expect(await keptCollections(page)).toEqual([]);
  asked.clear();
  await page.getByRole('link', { name: '#reading' }).click();
  await expectNotes(page, ['Leave room in the margin']);
  expect(asked.list()).toEqual(QUERIES);
});

test('a dump under its own version may be kept for good, any other one not', async ({ request }) => {
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
