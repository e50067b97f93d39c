import initSqlite from '@sqlite.org/sqlite-wasm';
import { expect, onTestFinished, test } from 'vitest';
import { columns, dumpPartOf, versionOf } from '../../fixtures/client/parts.ts';
import type { Note } from '../../fixtures/client/parts.ts';
import { openWasm } from '../store/wasm.ts';
import { createStoredParts } from './stored-parts.ts';
import type { PartKey } from './stored-parts.ts';

const sqlite3 = await initSqlite();
const index: PartKey = { part: 'index', locale: '' };
const body: PartKey = { part: 'body', locale: '' };

const first: Note = { id: 'a', locale: 'en', title: 'First', body: 'one' };
const second: Note = { id: 'b', locale: 'en', title: 'Second', body: 'two' };
const third: Note = { id: 'c', locale: 'ar', title: 'ثالث', body: 'ثلاثة' };

async function open() {
  const store = openWasm(sqlite3);
  onTestFinished(() => store.close());
  const storedParts = await createStoredParts(store, 'notes');
  return {
    store,
    storedParts,
    save: (notes: readonly Note[], key: PartKey) => storedParts.apply(key, dumpPartOf(notes, key)),
    read: (...names: string[]) => store.all(`SELECT ${names.join(', ')} FROM "_content_notes" ORDER BY "id"`, []),
  };
}

test('only new, changed or deleted rows are written', async () => {
  const { storedParts, save, read } = await open();
  const before = [first, second, third];
  expect(storedParts.versionOf(index)).toBeUndefined();
  expect(await save(before, index)).toBe(3);
  expect(await save(before, index)).toBe(0);
  const after = [{ ...first, title: 'Changed' }, third, { ...second, id: 'd' }];
  expect(await save(after, index)).toBe(3);
  expect(await read('id', 'title')).toEqual([
    { id: 'a', title: 'Changed' },
    { id: 'c', title: 'ثالث' },
    { id: 'd', title: 'Second' },
  ]);
  expect(storedParts.versionOf(index)).toBe(versionOf(after));
});

test('creates the indexes of the collection without uniqueness, so that rows can swap values', async () => {
  const { store, storedParts } = await open();
  const indexes = [{ columns: ['title', 'id'], unique: true, name: 'titles' }];
  await storedParts.apply(index, { ...dumpPartOf([first, second], index), indexes });
  const swapped = [
    { ...first, title: second.title },
    { ...second, title: first.title },
  ];
  expect(await storedParts.apply(index, { ...dumpPartOf(swapped, index), indexes })).toBe(2);
  const sql = `SELECT "sql" FROM sqlite_schema WHERE "name" = 'titles'`;
  expect(await store.all(sql, [])).toEqual([{ sql: 'CREATE INDEX "titles" ON "_content_notes" ("title", "id")' }]);
});

test('a changed row loses its body, others keep theirs', async () => {
  const { storedParts, save, read } = await open();
  await save([first, second], index);
  expect(await save([first, second], body)).toBe(2);
  const after = [first, { ...second, body: 'two, again' }];
  await save(after, index);
  expect(storedParts.versionOf(body)).toBeUndefined();
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: null }]);
  expect(await save(after, body)).toBe(1);
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: '"two, again"' }]);
});

test('if rows were only deleted, no bodies are missing', async () => {
  const { storedParts, save } = await open();
  await save([first, second], index);
  await save([first, second], body);
  await save([first], index);
  expect(storedParts.versionOf(body)).toBeDefined();
});

test('a body is written only to the version of the row that it belongs to', async () => {
  const { save, read } = await open();
  await save([first, second], index);
  await save([first, { ...second, body: 'of another version' }], body);
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: null }]);
});

test('a change of the columns deletes all rows and all stored versions', async () => {
  const { storedParts, save, store } = await open();
  await save([first, second, third], { part: 'index', locale: 'ar' });
  await save([first, second, third], { part: 'body', locale: 'ar' });
  const english: PartKey = { part: 'index', locale: 'en' };
  await storedParts.apply(english, dumpPartOf([{ ...first, mood: 'calm' }], english, { ...columns, mood: 'string' }));
  expect(await store.all('SELECT "id", "mood", "body" FROM "_content_notes"', [])).toEqual([
    { id: 'a', mood: 'calm', body: null },
  ]);
  expect(store.collections['notes']).toHaveProperty('mood');
  expect(storedParts.versionOf({ part: 'index', locale: 'ar' })).toBeUndefined();
  expect(storedParts.versionOf({ part: 'body', locale: 'ar' })).toBeUndefined();
});

test('a language is stored without changing others', async () => {
  const { storedParts, save, read } = await open();
  await save([first, third], { part: 'index', locale: 'en' });
  expect(await read('id')).toEqual([{ id: 'a' }]);
  await save([first, third], { part: 'index', locale: 'ar' });
  expect(await read('id')).toEqual([{ id: 'a' }, { id: 'c' }]);
  expect(storedParts.versionOf(index)).toBeUndefined();
});

test('a part with all languages is used for each language, until one language has a newer version', async () => {
  const { storedParts, save } = await open();
  const [before, after] = [
    [first, third],
    [{ ...first, title: 'Changed' }, third],
  ] as const;
  await save(before, index);
  expect(storedParts.versionOf({ part: 'index', locale: 'ar' })).toBe(versionOf(before));
  await save(after, { part: 'index', locale: 'en' });
  expect(storedParts.versionOf({ part: 'index', locale: 'en' })).toBe(versionOf(after));
  expect(storedParts.versionOf(index)).toBeUndefined();
  await save(after, index);
  expect(storedParts.versionOf({ part: 'index', locale: 'en' })).toBe(versionOf(after));
});

test('a snapshot contains the versions of the stored parts', async () => {
  const { store, save } = await open();
  await save([first], index);
  const again = openWasm(sqlite3, store.snapshot());
  onTestFinished(() => again.close());
  expect((await createStoredParts(again, 'notes')).versionOf(index)).toBe(versionOf([first]));
});
