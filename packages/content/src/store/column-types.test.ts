import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { preparePostgres, SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { renderStatement } from '../query/render-statement.ts';
import { createLibsqlWriter, openLibsql } from './libsql.ts';
import { createPostgresWriter, openPostgres } from './postgres.ts';
import { createSqliteWriter, openSqlite } from './sqlite.ts';
import type { ReadStore } from './store.ts';

const nextFile = prepareFiles();

const IN_SQLITE = {
  text: 'VARCHAR',
  whole: 'INTEGER',
  number: 'REAL',
  flag: 'BOOLEAN',
  day: 'DATE',
  moment: 'DATETIME',
  data: 'TEXT',
};

/** Returns the declared types of the columns in `expected`. */
async function typesOf(store: ReadStore, sql: string, expected: object): Promise<Record<string, unknown>> {
  onTestFinished(() => store.close());
  const types = new Map((await store.all(sql, [])).map((row) => [row['name'], row['type']]));
  return Object.fromEntries(Object.keys(expected).map((name) => [name, types.get(name)]));
}

const SQLITE_TYPES = `SELECT "name", "type" FROM pragma_table_info('_content_pages')`;

test('BEH-12: declares the column types in SQLite', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  expect(await typesOf(openSqlite(file), SQLITE_TYPES, IN_SQLITE)).toEqual(IN_SQLITE);
});

test('BEH-12: stores dates as text in DATE columns', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  const kinds = 'SELECT DISTINCT typeof("day") AS "day", typeof("moment") AS "moment" FROM "_content_pages"';
  const rows = await store.all(`${kinds} WHERE "day" IS NOT NULL AND "moment" IS NOT NULL`, []);
  expect(rows).toEqual([{ day: 'text', moment: 'text' }]);
});

test('BEH-12: uses the index of the column to compare dates', async () => {
  const file = nextFile('sqlite');
  const writer = createSqliteWriter(file);
  await writer.createCollection('pages', { id: 'string', day: 'date' }, [{ columns: ['day'] }]);
  await writer.finish();
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  const query = {
    collection: 'pages',
    fields: ['id'],
    where: { join: 'AND' as const, parts: [{ field: 'day', operator: '>' as const, value: '2026' }] },
    order: [],
    skip: 0,
    limit: undefined,
  };
  const { sql, parameters } = renderStatement(query, store.collections['pages'] ?? {}, store.dialect);
  const [plan] = await store.all(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  expect(plan?.['detail']).toContain('_content_pages-day');
});

test('BEH-12: declares the column types in libSQL', async () => {
  const url = `file:${nextFile('db')}`;
  await fillTestStore(await createLibsqlWriter(url));
  expect(await typesOf(await openLibsql(url), SQLITE_TYPES, IN_SQLITE)).toEqual(IN_SQLITE);
});

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 30_000 }, () => {
  const server = preparePostgres();

  test('BEH-12: declares the column types in PostgreSQL', async () => {
    const expected = {
      text: 'character varying',
      whole: 'double precision',
      number: 'double precision',
      flag: 'boolean',
      day: 'date',
      // Text keeps the offset and precision of the author; a TIMESTAMP would lose both.
      moment: 'text',
      data: 'text',
    };
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    const sql = `SELECT "column_name" AS "name", "data_type" AS "type" FROM information_schema.columns WHERE "table_name" = '_content_pages'`;
    expect(await typesOf(await openPostgres(url), sql, expected)).toEqual(expected);
  });

  test('BEH-12: returns ISO dates from a database with another DateStyle', async () => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    const store = await openPostgres(`${url}?options=${encodeURIComponent('-c DateStyle=German')}`);
    onTestFinished(() => store.close());
    const rows = await store.all('SELECT "day" FROM "_content_pages" WHERE "id" = $1', ['intro']);
    expect(rows).toEqual([{ day: '2024-01-31' }]);
  });
});
