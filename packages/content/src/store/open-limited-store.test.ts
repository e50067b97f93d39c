import { relative } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { runSlowQuery, writeLargeRows } from '../../fixtures/stores/slow-query.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { preparePostgres, SKIPS_POSTGRES } from '../../fixtures/stores/postgres-server.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { createLibsqlWriter } from './libsql.ts';
import { openLimitedStore } from './open-limited-store.ts';
import { openStore } from './open-store.ts';
import { createPostgresWriter } from './postgres.ts';
import { createSqliteWriter } from './sqlite.ts';
import type { ReadStore } from './store.ts';

// Processes start slowly on a busy machine, so the tests need more time.
vi.setConfig({ testTimeout: 60_000 });

const nextFile = prepareFiles();

async function open(...parameters: Parameters<typeof openLimitedStore>): Promise<ReadStore> {
  const store = await openLimitedStore(...parameters);
  onTestFinished(() => store.close());
  return store;
}

const BUSY: unknown = expect.objectContaining({ code: 'query/busy' });

/** One query runs, one waits, and the third is refused. */
const TWO_AT_ONCE = { running: 1, waiting: 1, timeout: 20_000 };

/** Runs three queries at the same time and returns the result or error of each. */
async function queryThreeTimes(store: ReadStore): Promise<unknown[]> {
  const counts = Array.from({ length: 3 }, () => queryItems(store, 'pages').count());
  return await Promise.all(counts.map((result) => result.catch((error: unknown) => error)));
}

test.for([undefined, ''])('uses the file of the build for the URL %j', async (url) => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  expect(await queryThreeTimes(await open({ url, file, ...TWO_AT_ONCE }))).toEqual([7, 7, BUSY]);
});

test('reads a libSQL file in a process, and the new rows after a build', async () => {
  const file = nextFile('db');
  await fillTestStore(await createLibsqlWriter(`file:${file}`));
  const store = await open({ url: `file:${relative('.', file)}`, file: 'unused', ...TWO_AT_ONCE });
  expect(await queryThreeTimes(store)).toEqual([7, 7, BUSY]);
  const writer = await createLibsqlWriter(`file:${file}`);
  await writer.createCollection('pages', { id: 'string' }, []);
  await writer.finish();
  expect(await queryItems(store, 'pages').count()).toBe(0);
});

test('ends a slow query on a libSQL file without blocking this thread', async () => {
  const url = `file:${nextFile('db')}`;
  await writeLargeRows(await createLibsqlWriter(url));
  const { error, ticks } = await runSlowQuery(await open({ url, file: 'unused', timeout: 3000 }));
  expect(error).toMatchObject({ code: 'query/too-slow' });
  expect(ticks).toBeGreaterThan(10);
});

test('refuses a URL of an unsupported database', async () => {
  await expect(openLimitedStore({ url: 'mysql://localhost/a', file: 'unused' })).rejects.toThrow(
    expect.objectContaining({ code: 'store/unknown-url' }),
  );
});

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 30_000 }, () => {
  const server = preparePostgres();
  const fill = async (): Promise<string> => {
    const url = await server.createDatabase();
    await fillTestStore(await createPostgresWriter(url));
    return url;
  };

  test('limits the number of running and waiting queries', async () => {
    const store = await open({ url: await fill(), file: 'unused', ...TWO_AT_ONCE });
    expect(await queryThreeTimes(store)).toEqual([7, 7, BUSY]);
  });

  test('the database server ends a query that takes too long', async () => {
    const url = await fill();
    const store = await open({ url, file: 'unused', timeout: 300 });
    expect(await store.all('SHOW statement_timeout', [])).toEqual([{ statement_timeout: '300ms' }]);
    await expect(store.all('SELECT pg_sleep(20)', [])).rejects.toThrow(
      expect.objectContaining({ code: 'query/too-slow', message: 'The query took longer than 300 ms and was ended.' }),
    );
    // The query has also ended on the server.
    await expect
      .poll(() =>
        store.all(
          `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(2%' AND state = 'active' AND pid <> pg_backend_pid()`,
          [],
        ),
      )
      .toEqual([]);
    expect(await queryItems(store, 'pages').count()).toBe(7);
  });

  test('queries of the site itself fail with the same error after a longer time', { timeout: 30_000 }, async () => {
    const store = await openStore({ url: await fill(), file: 'unused' });
    onTestFinished(() => store.close());
    await expect(store.all('SELECT pg_sleep(20)', [])).rejects.toThrow(
      expect.objectContaining({ code: 'query/too-slow', message: 'The query took longer than 5000 ms and was ended.' }),
    );
  });
});
