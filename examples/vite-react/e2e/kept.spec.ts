/** What a browser has kept, and what becomes of it when the site or another tab has moved on. Both builds behave alike. */
import type { Page } from '@playwright/test';
import { expect, expectNotes, INDEX, NOTES, openNotes, test } from './journey.ts';
import { addRow, changeRow, serveOtherBuild } from './other-build.ts';

const OLD_NOTES = ['Since removed', 'The second draft is the first text', 'Words belong in files', 'An old title'];

type Change = Parameters<typeof serveOtherBuild>[1];

/** The first note is another, and there is one that no longer exists. */
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

test('a build that has moved on: new words show, and notes that were removed are gone', async ({
  context,
  page,
  asked,
}) => {
  const end = await serveOtherBuild(context, older);
  await page.goto('/#/en/notes');
  await expectNotes(page, OLD_NOTES);
  await page.getByRole('link', { name: 'An old title' }).click();
  await expect(page.locator('.prose')).toHaveText('An old text.');
  await end();
  asked.clear();
  await page.goto('/#/en/notes');
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(asked.list()).toEqual(['notes index en', 'wasm', 'worker']);
  await page.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(page.locator('.prose')).toContainText('Old books');
  expect(asked.list()).toEqual(['notes body en', 'notes index en', 'wasm', 'worker']);
});

test('a collection with another structure starts over', async ({ context, page, asked }) => {
  const end = await serveOtherBuild(context, (dump) => {
    older(dump);
    dump.structure = 'other';
    delete dump.columns['seo'];
    delete dump.values['seo'];
  });
  await page.goto('/#/en/notes');
  await expectNotes(page, OLD_NOTES);
  await end();
  asked.clear();
  await page.reload();
  await expectNotes(page, NOTES.en);
  expect(asked.list()).toEqual(['notes index en', 'wasm', 'worker']);
});

test.describe('a kept database that is damaged starts over', () => {
  // SQLite says which statement met the damage.
  test.use({ expectedConsole: /SQLITE_CORRUPT/u });

  const damages: [string, Damage][] = [
    ['no database at all', { length: 1, overwritten: [0, 1] }],
    ['nothing', { length: 0, overwritten: [0, 0] }],
    ['cut off', { length: 0.5, overwritten: [0, 0] }],
    ['overwritten where its rows are', { length: 1, overwritten: [0.6, 0.8] }],
  ];
  for (const [name, damage] of damages) {
    test(name, async ({ page, asked }) => {
      await openNotes(page);
      await changeImage(page, 'notes', damage);
      asked.clear();
      await page.reload();
      await expectNotes(page, NOTES.en);
      expect(asked.list()).toEqual(['notes index en', 'wasm', 'worker']);
      asked.clear();
      await page.reload();
      await expectNotes(page, NOTES.en);
      expect(asked.list()).toEqual(['wasm', 'worker']);
    });
  }
});

test('two tabs at once download once, and both answer', async ({ context, page, asked }) => {
  await context.route('**/sql_dump*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const other = await context.newPage();
  await Promise.all([openNotes(page), openNotes(other)]);
  expect(asked.list()).toEqual([...INDEX.en, 'wasm', 'wasm', 'worker', 'worker']);
});

test('tabs of two builds do not fight: the older one takes what there is', async ({ context, page: old, asked }) => {
  const end = await serveOtherBuild(context, older);
  await old.goto('/#/en/notes');
  await expectNotes(old, OLD_NOTES);
  await end();
  const current = await context.newPage();
  await openNotes(current);
  asked.clear();

  // The old tab wants bodies of a version that is no more.
  await old.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(old.locator('.prose')).toContainText('A note in a file has an author');
  await old.getByRole('link', { name: 'All notes' }).click();
  await expectNotes(old, NOTES.en);
  expect(asked.list()).toContain('notes body en');
  asked.clear();

  // From here on both have the same rows, and neither asks again.
  await current.reload();
  await expectNotes(current, NOTES.en);
  await current.getByRole('link', { name: 'Words belong in files' }).click();
  await expect(current.locator('.prose')).toContainText('A note in a file has an author');
  await old.getByRole('link', { name: 'Leave room in the margin' }).click();
  await expect(old.locator('.prose')).toContainText('Old books');
  expect(asked.list()).toEqual(['wasm', 'worker']);
});

/** In parts of the whole, from 0 to 1. */
interface Damage {
  length: number;
  overwritten: [number, number];
}

/** Puts other bytes into the browser's own database. */
async function changeImage(page: Page, collection: string, damage: Damage): Promise<void> {
  await page.evaluate(
    async ([collection, { length, overwritten }]) => {
      const finished = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
        await new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
        });
      const [{ name = '' } = {}] = await indexedDB.databases();
      const database = await finished(indexedDB.open(name));
      const images = () => database.transaction('images', 'readwrite').objectStore('images');
      const image = (await finished(images().get(collection))) as { stamp: string; bytes: Uint8Array };
      const [from, to] = overwritten.map((part) => part * image.bytes.length);
      const bytes = image.bytes.slice(0, image.bytes.length * length).fill(7, from, to);
      await finished(images().put({ ...image, bytes }, collection));
      database.close();
    },
    [collection, damage] as const,
  );
}
