import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { preparePostgres, SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { COLUMNS, fillTestStore, toStored } from '../../fixtures/stores/rows.ts';
import type { RawRow, ReadStore } from './store.ts';
import { openStore } from './open-store.ts';
import { publishContent } from './publish-content.ts';
import { createSqliteWriter, openSqlite } from './sqlite.ts';

const nextFile = prepareFiles();

/** Builds a file with one collection of `count` pages with this text. */
async function buildPages(count: number, text: string): Promise<string> {
  const file = nextFile('sqlite');
  const writer = createSqliteWriter(file);
  await writer.createCollection('pages', COLUMNS, [{ columns: ['whole'] }]);
  // Stored in reverse order, so that only the query sorts them.
  const pages = Array.from({ length: count }, (_, index) => ({
    ...toStored({ id: `page ${index}`, text, whole: index }, String(index).padStart(5, '0')),
    locale: 'fr',
  }));
  await writer.put('pages', pages.toReversed());
  await writer.finish();
  return file;
}

/** Returns all rows of all collections with internal columns, and the table of collections. */
async function readAll(store: ReadStore): Promise<Record<string, RawRow[]>> {
  const tables = ['_recto_collections', ...Object.keys(store.collections).map((name) => `_content_${name}`)];
  const rows = await Promise.all(tables.map((table) => store.all(`SELECT * FROM "${table}"`, [])));
  const key = (row: RawRow): string => String(row['id'] ?? row['name']);
  const sorted = rows.map((all) => all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
  return Object.fromEntries(tables.map((table, index) => [table, sorted[index] ?? []]));
}

function open(url: string | undefined, file = 'unused'): Promise<ReadStore> {
  return openStore({ url, file }).then((store) => {
    onTestFinished(() => store.close());
    return store;
  });
}

/** Tests of publishing for any database. `indexes` is a query for the statements that created the indexes of pages. */
function describePublishing(createDatabase: () => Promise<string>, indexes: string): void {
  const buildCases = async (): Promise<string> => {
    const file = nextFile('sqlite');
    await fillTestStore(createSqliteWriter(file));
    return file;
  };

  test.for([
    ['every kind of value', buildCases],
    ['more rows than are copied at a time', () => buildPages(450, 'a')],
  ] as const)('publishes %s in the same order', async ([, build]) => {
    const [file, url] = [await build(), await createDatabase()];
    await publishContent({ file, url });
    const [built, published] = [openSqlite(file), await open(url)];
    onTestFinished(() => built.close());
    expect(published.collections).toEqual(built.collections);
    for (const name of Object.keys(built.collections)) {
      const expected = await queryItems(built, name).all();
      expect(expected.length).toBeGreaterThan(5);
      expect(await queryItems(published, name).all()).toEqual(expected);
    }
    expect(await readAll(published)).toEqual(await readAll(built));
  });

  test('creates indexes for the columns that queries use', async () => {
    const url = await createDatabase();
    await publishContent({ file: await buildPages(1, 'a'), url });
    const store = await open(url);
    const indexedColumns = (await store.all(indexes, [])).map(({ sql }) => /\("?(\w+)"?\)$/u.exec(String(sql))?.[1]);
    expect(new Set(indexedColumns)).toEqual(new Set(['path', 'whole']));
  });

  test('replaces earlier content with other rows, other columns and fewer collections', async () => {
    const [second, url] = [nextFile('sqlite'), await createDatabase()];
    await publishContent({ file: await buildCases(), url });
    const writer = createSqliteWriter(second);
    await writer.createCollection('pages', { id: 'string', text: 'string', more: 'json' }, []);
    await writer.put('pages', [{ ...toStored({ id: 'setup' }), fields: { id: 'setup', more: [1] } }]);
    await writer.finish();
    for (let time = 0; time < 2; time += 1) {
      await publishContent({ file: second, url });
      const store = await open(url);
      expect(Object.keys(store.collections)).toEqual(['pages']);
      expect(await queryItems(store, 'pages').all()).toEqual([{ id: 'setup', text: null, more: [1] }]);
      await expect(store.all('SELECT * FROM "_content_words"', [])).rejects.toThrow('_content_words');
    }
  });

  test('keeps the old rows if publishing fails, and works the next time', async () => {
    const url = await createDatabase();
    await publishContent({ file: await buildPages(3, 'old'), url });
    const store = await open(url);
    const before = await readAll(store);
    const file = await buildPages(500, 'new');
    spoilLastRow(file);
    await expect(publishContent({ file, url })).rejects.toThrow('in collection "pages" contains a NUL character');
    expect(await readAll(store)).toEqual(before);
    await publishContent({ file: await buildPages(2, 'newer'), url });
    expect((await queryItems(store, 'pages').all()).map(({ text }) => text)).toEqual(['newer', 'newer']);
  });

  test('readers never see partially published content', { timeout: 60_000 }, async () => {
    const url = await createDatabase();
    await publishContent({ file: await buildPages(1, 'old'), url });
    const store = await open(url);
    const file = await buildPages(1200, 'new');
    const seen: string[] = [];
    const over = new AbortController();
    const ask = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const rows = await queryItems(store, 'pages').select('text').all();
        seen.push(`${rows.length} ${rows[0]?.text}`);
        await new Promise(setImmediate);
      }
    };
    const asking = ask();
    await publishContent({ file, url });
    over.abort();
    await asking;
    expect(new Set(seen).difference(new Set(['1 old', '1200 new']))).toEqual(new Set());
    expect(seen).toContain('1 old');
    expect(await queryItems(store, 'pages').count()).toBe(1200);
  });
}

/** Changes a row to a value that builds never write and shared databases reject. */
function spoilLastRow(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`UPDATE "_content_pages" SET "text" = 'a' || char(0) || 'b' WHERE "id" = 'page 0'`);
  database.close();
}

describe('publishing to a libSQL file', () => {
  describePublishing(
    async () => `file:${nextFile('db')}`,
    `SELECT "sql" FROM sqlite_schema WHERE "tbl_name" = '_content_pages' AND "type" = 'index' AND "sql" IS NOT NULL`,
  );
});

describe.skipIf(SKIPS_POSTGRES)('publishing to PostgreSQL', { timeout: 30_000 }, () => {
  const server = preparePostgres();
  describePublishing(
    () => server.createDatabase(),
    `SELECT indexdef AS "sql" FROM pg_indexes WHERE tablename = '_content_pages' AND indexname LIKE '_recto_%'`,
  );
});

describe('publishing is refused', () => {
  test('for a URL of an unsupported database', async () => {
    const file = await buildPages(1, 'a');
    await expect(publishContent({ file, url: 'mysql://localhost/a' })).rejects.toThrow('cannot start with "mysql:"');
  });

  test('for the file of the build itself', async () => {
    const file = await buildPages(1, 'a');
    await expect(publishContent({ file, url: `file://${file}` })).rejects.toThrow(
      expect.objectContaining({ code: 'store/same-file' }),
    );
  });

  test.for(['nothing', 'no collection'])('for a file with %s in it', async (inIt) => {
    const file = nextFile('sqlite');
    if (inIt === 'no collection') await createSqliteWriter(file).finish();
    else new DatabaseSync(file).close();
    await expect(publishContent({ file, url: `file:${nextFile('db')}` })).rejects.toThrow(
      expect.objectContaining({ code: 'store/empty' }),
    );
  });
});
