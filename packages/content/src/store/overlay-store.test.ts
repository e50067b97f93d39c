import { describe, expect, onTestFinished, test } from 'vitest';
import { PAGE_CASES, queryItems } from '../../fixtures/stores/cases.ts';
import { prepareLibsql, preparePostgresStore, prepareSqlite } from '../../fixtures/stores/kinds.ts';
import { SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { COLUMNS, PAGES, toStored } from '../../fixtures/stores/rows.ts';
import { overlayStore } from './overlay-store.ts';
import type { ReadStore } from './store.ts';
import { encodeRow } from './values.ts';

const kinds = [
  ['SQLite', prepareSqlite()],
  ['libSQL', prepareLibsql()],
  ...(SKIPS_POSTGRES ? [] : [['PostgreSQL', preparePostgresStore()] as const]),
] as const;

/**
 * Number of pages, from the first, that are not in the overlay. Of the pages in the overlay, the last is not in the
 * database; the others are in the database with an old text.
 */
const UNCHANGED_COUNT = 3;
const encoded = PAGES.map((row) => ({ id: String(row.fields['id']), values: encodeRow('pages', row, COLUMNS) }));

describe.for(kinds)('%s', ([, kind]) => {
  const open = async (): Promise<ReadStore> => {
    const database = await kind.createDatabase();
    const writer = await database.createWriter();
    await writer.createCollection('pages', COLUMNS, [{ columns: ['whole'] }]);
    await writer.createCollection('words', { id: 'string', text: 'string' }, []);
    const old = PAGES.slice(UNCHANGED_COUNT, -1).map(({ fields }) =>
      toStored({ id: String(fields['id']), text: 'old' }, 'x'),
    );
    await writer.put('pages', [...PAGES.slice(0, UNCHANGED_COUNT), ...old, toStored({ id: 'gone', text: 'gone' })]);
    await writer.put('words', [toStored({ id: '1', text: 'one' })]);
    await writer.finish();
    const store = await database.open();
    onTestFinished(async () => {
      await store.close();
    });
    return store;
  };

  test('returns the rows of the overlay as if they were stored', async () => {
    const store = await open();
    const rows = encoded.slice(UNCHANGED_COUNT);
    const changed = overlayStore(store, [{ collection: 'pages', rows, removed: ['gone'] }]);
    for (const [name, buildQuery, ids] of PAGE_CASES) {
      const found = await buildQuery(queryItems(changed, 'pages')).all();
      expect([name, found.map(({ id }) => id)]).toEqual([name, ids]);
    }
    expect(await queryItems(changed, 'pages').count()).toBe(PAGES.length);
    expect(await queryItems(changed, 'words').all()).toEqual([{ id: '1', text: 'one' }]);
    // The database itself is unchanged.
    expect(await queryItems(store, 'pages').where('text', '=', 'gone').count()).toBe(1);
  });

  test('hides removed rows', async () => {
    const changed = overlayStore(await open(), [{ collection: 'pages', rows: [], removed: ['gone'] }]);
    expect(await queryItems(changed, 'pages').where('text', '=', 'gone').all()).toEqual([]);
  });
});

test('throws if an overlay has more rows than a statement can contain', async () => {
  const store = { collections: { pages: COLUMNS }, dialect: { name: 'sqlite' } } as unknown as ReadStore;
  const rows = Array.from({ length: 100 }, () => encoded.slice(0, 1)).flat();
  expect(() => overlayStore(store, [{ collection: 'pages', rows }])).toThrow('100 rows are too many');
});
