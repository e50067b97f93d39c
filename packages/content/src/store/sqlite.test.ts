import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import type { Columns } from '../collections/columns.ts';
import { createSqliteWriter, openSqlite } from './sqlite.ts';
import type { SqliteWriter } from './sqlite.ts';
import type { Value } from './store.ts';

const COLUMNS: Columns = {
  id: 'string',
  path: 'string',
  text: 'string',
  whole: 'integer',
  number: 'number',
  flag: 'boolean',
  data: 'json',
};

const EMPTY = { path: null, text: null, whole: null, number: null, flag: null, data: null };

function createWriter(folder: string): SqliteWriter {
  const writer = createSqliteWriter(join(folder, 'content.sqlite'));
  writer.createCollection('docs', COLUMNS);
  return writer;
}

function put(writer: SqliteWriter, fields: Record<string, unknown>, sortKey = ''): void {
  writer.put('docs', COLUMNS, { fields, hash: 'h', locale: undefined, sortKey });
}

/** Answers of a new reader, in the order of the rows. */
async function read(
  folder: string,
  where = '1',
  parameters: readonly Value[] = [],
): Promise<Record<string, unknown>[]> {
  const store = openSqlite(join(folder, 'content.sqlite'));
  const columns = Object.keys(COLUMNS).join(', ');
  const sql = `SELECT ${columns} FROM "_content_docs" WHERE ${where} ORDER BY "__sort"`;
  const rows = await store.all('docs', sql, parameters);
  store.close();
  return rows;
}

describe('every value comes back as it went in', () => {
  test.for([
    { text: 'NULL' },
    { text: 'null' },
    { text: '' },
    { text: `it's "quoted"; DROP TABLE "_content_docs" --` },
    { text: 'one\ntwo\r\nthree\ttab' },
    { text: 'العربية 日本語 Cafe\u0301 👩‍👩‍👧' },
    { text: 'a\u0000b' },
    { text: '12' },
    { text: '1.0' },
    { whole: 0 },
    { whole: -7 },
    { whole: Number.MAX_SAFE_INTEGER },
    { number: 1.5 },
    { number: 3 },
    { number: -1e-300 },
    { flag: true },
    { flag: false },
    { data: null },
    { data: 'NULL' },
    { data: 'null' },
    { data: '' },
    { data: false },
    { data: 0 },
    { data: [] },
    { data: {} },
    { data: { a: [1, { b: null }], 'it\'s "x"': '\n' } },
  ])('%j', async (fields) => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    put(writer, { id: 'a', ...fields });
    writer.close();
    expect(await read(folder)).toEqual([{ ...EMPTY, id: 'a', ...fields }]);
  });

  test('whatever text or JSON it is', { timeout: 20_000 }, async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    const store = openSqlite(join(folder, 'content.sqlite'));
    const text = fc.string({ unit: 'binary' });
    await fc.assert(
      fc.asyncProperty(text, fc.jsonValue(), async (text, data) => {
        put(writer, { id: 'a', text, data });
        const rows = await store.all('docs', 'SELECT "text", "data" FROM "_content_docs" WHERE "text" = ?', [text]);
        expect(rows).toEqual([{ text, data: JSON.parse(JSON.stringify(data)) as unknown }]);
      }),
    );
    store.close();
    writer.close();
  });

  test('a field that is missing is null', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    put(writer, { id: 'a', text: undefined });
    writer.close();
    expect(await read(folder)).toEqual([{ ...EMPTY, id: 'a' }]);
  });
});

test('a reader knows the columns of every collection', () => {
  const folder = makeFolder();
  const writer = createWriter(folder);
  writer.createCollection('blog', { id: 'string', path: 'string', tags: 'json' });
  writer.close();
  const store = openSqlite(join(folder, 'content.sqlite'));
  expect(store.collections).toEqual({ docs: COLUMNS, blog: { id: 'string', path: 'string', tags: 'json' } });
  store.close();
});

test('a truth value can be asked for', async () => {
  const folder = makeFolder();
  const writer = createWriter(folder);
  put(writer, { id: 'yes', flag: true });
  put(writer, { id: 'no', flag: false });
  writer.close();
  expect((await read(folder, '"flag" = ?', [true])).map(({ id }) => id)).toEqual(['yes']);
  expect((await read(folder, '"flag" = ?', [false])).map(({ id }) => id)).toEqual(['no']);
});

describe('writing', () => {
  test('the same id replaces its row', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    put(writer, { id: 'a', text: 'old', flag: true });
    put(writer, { id: 'a', text: 'new' });
    writer.close();
    expect(await read(folder)).toEqual([{ ...EMPTY, id: 'a', text: 'new' }]);
  });

  test('a removed row is gone, and no other', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    put(writer, { id: 'a' });
    put(writer, { id: "a'" });
    writer.remove('docs', "a'");
    writer.remove('docs', 'unknown');
    writer.close();
    expect((await read(folder)).map(({ id }) => id)).toEqual(['a']);
  });

  test('a collection that is created again is empty', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    put(writer, { id: 'a' });
    writer.createCollection('docs', COLUMNS);
    writer.close();
    expect(await read(folder)).toEqual([]);
  });

  test('a transaction that fails leaves nothing behind and tells why', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    const fail = (): void => {
      put(writer, { id: 'lost' });
      throw new Error('broken half-way');
    };
    expect(() => {
      writer.transaction(fail);
    }).toThrow('broken half-way');
    writer.transaction(() => {
      put(writer, { id: 'kept' });
    });
    writer.close();
    expect((await read(folder)).map(({ id }) => id)).toEqual(['kept']);
  });

  test('a finished database has no journal beside it', () => {
    const folder = makeFolder();
    createWriter(folder).finish();
    expect(existsSync(join(folder, 'content.sqlite'))).toBe(true);
    expect(existsSync(join(folder, 'content.sqlite-wal'))).toBe(false);
  });
});

describe('reading', () => {
  test('an open reader sees what is written later', async () => {
    const folder = makeFolder();
    const writer = createWriter(folder);
    const store = openSqlite(join(folder, 'content.sqlite'));
    const count = () => store.all('docs', 'SELECT "id" FROM "_content_docs"', []);
    expect(await count()).toEqual([]);
    put(writer, { id: 'a' });
    expect(await count()).toEqual([{ id: 'a' }]);
    store.close();
    writer.close();
  });

  test('a reader cannot write', () => {
    const folder = makeFolder();
    createWriter(folder).close();
    const store = openSqlite(join(folder, 'content.sqlite'));
    expect(() => store.all('docs', 'DELETE FROM "_content_docs"', [])).toThrow('readonly');
    store.close();
  });

  test('a file that is no database is refused', () => {
    const folder = makeFolder();
    writeFiles(folder, { 'content.sqlite': 'not a database, only a text of some length '.repeat(20) });
    expect(() => openSqlite(join(folder, 'content.sqlite'))).toThrow('not a database');
  });
});
