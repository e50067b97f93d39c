import initSqlite from '@sqlite.org/sqlite-wasm';
import { expect, onTestFinished, test } from 'vitest';
import { columns, partOf, versionOf } from '../../fixtures/client/parts.ts';
import type { Note } from '../../fixtures/client/parts.ts';
import { openWasm } from '../store/wasm.ts';
import { createStoredParts } from './stored-parts.ts';
import type { TextPart } from './stored-parts.ts';

const sqlite3 = await initSqlite();
const index: TextPart = { part: 'index', locale: '' };
const body: TextPart = { part: 'body', locale: '' };

const first: Note = { id: 'a', locale: 'en', title: 'First', body: 'one' };
const second: Note = { id: 'b', locale: 'en', title: 'Second', body: 'two' };
const third: Note = { id: 'c', locale: 'ar', title: 'ثالث', body: 'ثلاثة' };

async function open() {
  const store = openWasm(sqlite3);
  onTestFinished(() => store.close());
  const held = await createStoredParts(store, 'notes');
  return {
    store,
    held,
    take: (notes: readonly Note[], piece: TextPart) => held.apply(piece, partOf(notes, piece)),
    read: (...names: string[]) => store.all(`SELECT ${names.join(', ')} FROM "_content_notes" ORDER BY "id"`, []),
  };
}

test('only new, changed or deleted rows are written', async () => {
  const { held, take, read } = await open();
  const before = [first, second, third];
  expect(held.versionOf(index)).toBeUndefined();
  expect(await take(before, index)).toBe(3);
  expect(await take(before, index)).toBe(0);
  const after = [{ ...first, title: 'Changed' }, third, { ...second, id: 'd' }];
  expect(await take(after, index)).toBe(3);
  expect(await read('id', 'title')).toEqual([
    { id: 'a', title: 'Changed' },
    { id: 'c', title: 'ثالث' },
    { id: 'd', title: 'Second' },
  ]);
  expect(held.versionOf(index)).toBe(versionOf(after));
});

test('the indexes of the collection are created, and values may move between rows', async () => {
  const { store, held } = await open();
  const indexes = [{ columns: ['title', 'id'], unique: true, name: 'titles' }];
  await held.apply(index, { ...partOf([first, second], index), indexes });
  const swapped = [
    { ...first, title: second.title },
    { ...second, title: first.title },
  ];
  expect(await held.apply(index, { ...partOf(swapped, index), indexes })).toBe(2);
  const sql = `SELECT "sql" FROM sqlite_schema WHERE "name" = 'titles'`;
  expect(await store.all(sql, [])).toEqual([{ sql: 'CREATE INDEX "titles" ON "_content_notes" ("title", "id")' }]);
});

test('a changed row loses its body, others keep theirs', async () => {
  const { held, take, read } = await open();
  await take([first, second], index);
  expect(await take([first, second], body)).toBe(2);
  const after = [first, { ...second, body: 'two, again' }];
  await take(after, index);
  expect(held.versionOf(body)).toBeUndefined();
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: null }]);
  expect(await take(after, body)).toBe(1);
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: '"two, again"' }]);
});

test('if rows were only deleted, no bodies are missing', async () => {
  const { held, take } = await open();
  await take([first, second], index);
  await take([first, second], body);
  await take([first], index);
  expect(held.versionOf(body)).toBeDefined();
});

test('a body is written only to the version of the row that it belongs to', async () => {
  const { take, read } = await open();
  await take([first, second], index);
  await take([first, { ...second, body: 'of another version' }], body);
  expect(await read('body')).toEqual([{ body: '"one"' }, { body: null }]);
});

test('a different structure deletes all rows and their records', async () => {
  const { held, take, store } = await open();
  await take([first, second, third], { part: 'index', locale: 'ar' });
  await take([first, second, third], { part: 'body', locale: 'ar' });
  const english: TextPart = { part: 'index', locale: 'en' };
  await held.apply(english, partOf([{ ...first, mood: 'calm' }], english, { ...columns, mood: 'string' }));
  expect(await store.all('SELECT "id", "mood", "body" FROM "_content_notes"', [])).toEqual([
    { id: 'a', mood: 'calm', body: null },
  ]);
  expect(store.collections['notes']).toHaveProperty('mood');
  expect(held.versionOf({ part: 'index', locale: 'ar' })).toBeUndefined();
  expect(held.versionOf({ part: 'body', locale: 'ar' })).toBeUndefined();
});

test('a language is stored without changing others', async () => {
  const { held, take, read } = await open();
  await take([first, third], { part: 'index', locale: 'en' });
  expect(await read('id')).toEqual([{ id: 'a' }]);
  await take([first, third], { part: 'index', locale: 'ar' });
  expect(await read('id')).toEqual([{ id: 'a' }, { id: 'c' }]);
  expect(held.versionOf(index)).toBeUndefined();
});

test('all languages count for each of them, until one has a newer version', async () => {
  const { held, take } = await open();
  const [before, after] = [
    [first, third],
    [{ ...first, title: 'Changed' }, third],
  ] as const;
  await take(before, index);
  expect(held.versionOf({ part: 'index', locale: 'ar' })).toBe(versionOf(before));
  await take(after, { part: 'index', locale: 'en' });
  expect(held.versionOf({ part: 'index', locale: 'en' })).toBe(versionOf(after));
  expect(held.versionOf(index)).toBeUndefined();
  await take(after, index);
  expect(held.versionOf({ part: 'index', locale: 'en' })).toBe(versionOf(after));
});

test('the record of stored parts is in the image, and is deleted with it', async () => {
  const { store, take } = await open();
  await take([first], index);
  const again = openWasm(sqlite3, store.image());
  onTestFinished(() => again.close());
  expect((await createStoredParts(again, 'notes')).versionOf(index)).toBe(versionOf([first]));
});
