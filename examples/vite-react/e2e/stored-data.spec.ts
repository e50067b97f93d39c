/** The stored rows of a browser, when the site or another tab has another version. */
import type { Page } from '@playwright/test';
import { expect, expectNotes, INDEX, NOTES, openNotes, test } from './fixtures.ts';
import { addRow, changeRow, serveOtherBuild } from './other-build.ts';

const OLD_NOTES = ['Since removed', 'The second draft is the first text', 'Words belong in files', 'An old title'];

type Change = Parameters<typeof serveOtherBuild>[1];

/** Changes the first note, and adds one that no longer exists. */
const older: Change = (dump) => {
  changeRow(dump, 0, { title: 'An old title', body: '{"nodes":[["p",{},"An old text."]],"toc":[]}' });
  addRow(dump, {
    id: 'notes/en/notes/9.old.md',
    title: 'Since removed',
    path: '/en/notes/old',
    date: '2026-12-01',
    __hash: 'gone',
  });
};

test('after a new build, changed notes are shown and removed notes are not', async ({ context, page, requestLog }) => {
  const end = await serveOtherBuild(context, older);
  await page.goto('/#/en/notes');
  await expectNotes(page, OLD_NOTES);
  await page.getByRole('link', { name: 'An old title' }).click();
  await expect(page.locator('.prose')).toHaveText('An old text.');
  await end();
  requestLog.clear();
  await page.goto('/#/en/notes');
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(requestLog.list()).toEqual(['notes index en', 'wasm', 'worker']);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  expect(requestLog.list()).toEqual(['notes body en', 'notes index en', 'wasm', 'worker']);
});

test('a collection with another structure is loaded again', async ({ context, page, requestLog }) => {
  const end = await serveOtherBuild(context, (dump) => {
    older(dump);
    dump.structure = 'other';
    delete dump.columns['seo'];
    delete dump.values['seo'];
  });
  await page.goto('/#/en/notes');
  await expectNotes(page, OLD_NOTES);
  await end();
  requestLog.clear();
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(requestLog.list()).toEqual(['notes index en', 'wasm', 'worker']);
});

test.describe('a damaged database is loaded again', () => {
  // SQLite writes the failed statement to the console.
  test.use({ expectedConsole: /SQLITE_CORRUPT/u });

  const damages: [string, Damage][] = [
    ['no database at all', { length: 1, overwritten: [0, 1] }],
    ['nothing', { length: 0, overwritten: [0, 0] }],
    ['cut off', { length: 0.5, overwritten: [0, 0] }],
    ['overwritten where its rows are', { length: 1, overwritten: [0.6, 0.8] }],
  ];
  for (const [name, damage] of damages) {
    test(name, async ({ page, requestLog }) => {
      await openNotes(page);
      await damageSnapshot(page, 'notes', damage);
      requestLog.clear();
      await page.reload();
      await expectNotes(page, NOTES.en);
      expect(requestLog.list()).toEqual(['notes index en', 'wasm', 'worker']);
      requestLog.clear();
      await page.reload();
      await expectNotes(page, NOTES.en);
      expect(requestLog.list()).toEqual(['wasm', 'worker']);
    });
  }
});

test('two tabs that open at the same time download the rows once', async ({ context, page, requestLog }) => {
  await context.route('**/sql_dump*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const other = await context.newPage();
  await Promise.all([openNotes(page), openNotes(other)]);
  expect(requestLog.list()).toEqual([...INDEX.en, 'wasm', 'wasm', 'worker', 'worker']);
});

test('a tab of an old build uses the rows of the new one', async ({ context, page: old, requestLog }) => {
  const end = await serveOtherBuild(context, older);
  await old.goto('/#/en/notes');
  await expectNotes(old, OLD_NOTES);
  await end();
  const current = await context.newPage();
  await openNotes(current);
  requestLog.clear();

  // The old tab requests bodies of a version that no longer exists.
  await old.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(old.locator('.prose')).toContainText('A note in a file has an author');
  await old.getByRole('link', { name: 'All notes' }).click();
  await expectNotes(old, NOTES.en);
  expect(requestLog.list()).toContain('notes body en');
  requestLog.clear();

  // Now both have the same rows, so neither requests them again.
  await current.reload();
  await expectNotes(current, NOTES.en);
  await current.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(current.locator('.prose')).toContainText('A note in a file has an author');
  await old.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(old.locator('.prose')).toContainText('Old books');
  expect(requestLog.list()).toEqual(['wasm', 'worker']);
});

/** Both values are fractions of the size, from 0 to 1. */
interface Damage {
  length: number;
  overwritten: [number, number];
}

/** Damages the stored database of the browser. */
async function damageSnapshot(page: Page, collection: string, damage: Damage): Promise<void> {
  await page.evaluate(
    async ([collection, { length, overwritten }]) => {
      const finished = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
        await new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
        });
      const [{ name = '' } = {}] = await indexedDB.databases();
      const database = await finished(indexedDB.open(name));
      const snapshots = () => database.transaction('images', 'readwrite').objectStore('images');
      const snapshot = (await finished(snapshots().get(collection))) as { stamp: string; bytes: Uint8Array };
      const [from, to] = overwritten.map((part) => part * snapshot.bytes.length);
      const bytes = snapshot.bytes.slice(0, snapshot.bytes.length * length).fill(7, from, to);
      await finished(snapshots().put({ ...snapshot, bytes }, collection));
      database.close();
    },
    [collection, damage] as const,
  );
}
