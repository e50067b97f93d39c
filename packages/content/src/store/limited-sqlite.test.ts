import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { runSlowQuery, writeLargeRows, SLOW_PATTERN, SLOW_QUERY_ROWS } from '../../fixtures/stores/slow-query.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { prepareLimitedSqlite } from '../../fixtures/stores/kinds.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { describeReading } from '../../fixtures/stores/suite.ts';
import { openLimitedSqlite } from './limited-sqlite.ts';
import type { LimitedStore } from './limited-store.ts';
import type { QueryLimits } from './query-limits.ts';
import { createSqliteWriter } from './sqlite.ts';
import { startSqliteProcess } from './sqlite-process.ts';
import type { ReadStore } from './store.ts';

// Processes start slowly on a busy machine, so the tests need more time.
vi.setConfig({ testTimeout: 60_000 });

const kind = prepareLimitedSqlite();
const nextFile = prepareFiles();
describe('reading', () => {
  describeReading(kind);
});

const TIMEOUT = 2000;
/** How long a busy machine may take to start or end a process. */
const POLL_OPTIONS = { timeout: 20_000 };
const SLOW: unknown = expect.objectContaining({
  code: 'query/too-slow',
  message: `The query took longer than ${TIMEOUT} ms and was ended.`,
});

/** Opens a file with these limits that is large enough for a slow query. */
async function openLarge(limits: QueryLimits = {}): Promise<{ store: LimitedStore; file: string }> {
  const file = nextFile('sqlite');
  await writeLargeRows(createSqliteWriter(file));
  const store = openLimitedSqlite(file, { timeout: TIMEOUT, ...limits });
  onTestFinished(() => store.close());
  return { store, file };
}

const countSlowly = (store: ReadStore) => queryItems(store, 'pages').where('text', 'LIKE', SLOW_PATTERN).count();
const count = (store: ReadStore) => queryItems(store, 'pages').count();

/** Never ends, in one native call that JavaScript cannot interrupt. */
const ENDLESS = 'WITH RECURSIVE "c"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "c") SELECT COUNT(*) FROM "c"';
/** Sorts long texts by many terms, which would need gigabytes of temporary files. */
const SORT_BOMB = `SELECT "text" FROM "_content_pages" ORDER BY ${Array.from({ length: 750 }, (_, index) => `"text" || ${index}`).join(', ')}`;

/** Returns the ids of the query processes that read this file. */
function processesOf(file: string): string[] {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/u.test(id)) return false;
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      return words.includes('--eval') && words.includes(file);
    } catch {
      return false;
    }
  });
}

/** Returns the files that a process has open; none if it has exited. */
function filesOf(id: string): string[] {
  try {
    return readdirSync(`/proc/${id}/fd`).map((name) => readlinkSync(`/proc/${id}/fd/${name}`));
  } catch {
    return [];
  }
}

describe('a query that takes too long', () => {
  test('is ended and does not block this thread', async () => {
    const { store } = await openLarge();
    const { error, ticks, took } = await runSlowQuery(store);
    expect(error).toEqual(SLOW);
    expect(took).toBeGreaterThanOrEqual(TIMEOUT - 1);
    expect(ticks).toBeGreaterThan(10);
  });

  test.for([
    ['LIKE', countSlowly],
    ['NOT LIKE', (store: ReadStore) => queryItems(store, 'pages').where('text', 'NOT LIKE', SLOW_PATTERN).all()],
    ['one native call', (store: ReadStore) => store.all(ENDLESS, [])],
  ] as const)('SEC-3: ends together with its process: %s', async ([, askOne]) => {
    const { store, file } = await openLarge();
    expect(await count(store)).toBe(SLOW_QUERY_ROWS);
    expect(processesOf(file)).toHaveLength(1);
    await expect(askOne(store)).rejects.toThrow(SLOW);
    await expect.poll(() => processesOf(file), POLL_OPTIONS).toEqual([]);
  });

  test('SEC-3: the next query starts after it has ended', async () => {
    const { store, file } = await openLarge({ running: 1 });
    await count(store);
    const [first] = processesOf(file);
    const seen: string[][] = [];
    const look = setInterval(() => seen.push(processesOf(file)), 10);
    await expect(store.all(ENDLESS, [])).rejects.toThrow(SLOW);
    expect(await count(store.for({ client: 'other' }))).toBe(SLOW_QUERY_ROWS);
    clearInterval(look);
    expect(Math.max(...seen.map(({ length }) => length))).toBe(1);
    expect(seen.flat()).toContain(first);
    expect(processesOf(file)).toHaveLength(1);
    expect(processesOf(file)).not.toContain(first);
  });

  test('SEC-3: no more than the allowed number run at the same time', async () => {
    const { store, file } = await openLarge({ running: 2 });
    const results = Array.from({ length: 8 }, (_, client) =>
      countSlowly(store.for({ client: String(client) })).catch((error: unknown) => error),
    );
    const max = { processes: 0 };
    const timer = setInterval(() => (max.processes = Math.max(max.processes, processesOf(file).length)), 50);
    expect(await Promise.all(results)).toEqual(Array.from({ length: 8 }, () => SLOW));
    clearInterval(timer);
    expect(max.processes).toBe(2);
  });

  test('SEC-3: sorting writes no temporary file, and ends when it needs too much memory', async () => {
    const { store, file } = await openLarge({ timeout: 50_000 });
    expect(await store.all('PRAGMA temp_store', [])).toEqual([{ temp_store: 2 }]);
    const [id = ''] = processesOf(file);
    const seen = new Set<string>();
    const look = setInterval(() => {
      for (const name of filesOf(id)) seen.add(name);
    }, 20);
    await expect(store.all(SORT_BOMB, [])).rejects.toThrow(expect.objectContaining({ code: 'query/ended' }));
    clearInterval(look);
    expect(seen).toContain(file);
    expect([...seen].filter((name) => /etilqs|deleted/u.test(name))).toEqual([]);
    expect(processesOf(file)).toEqual([]);
  });
});

test('SEC-3: a process that needs too much memory ends itself', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const child = await startSqliteProcess(file, 150_000_000);
  onTestFinished(() => child.end());
  const many = 'WITH RECURSIVE "c"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "c" WHERE "n" < 100000)';
  const sql = `${many} SELECT COUNT(*) FROM (SELECT randomblob(20000) AS "b" FROM "c" ORDER BY "b" LIMIT -1 OFFSET 1)`;
  const result = child.query({ sql, parameters: [], bytes: 1000 }, new AbortController().signal);
  await expect(result).rejects.toThrow(expect.objectContaining({ code: 'query/ended' }));
  expect(child.isAlive()).toBe(false);
});

describe('SEC-5: clients', () => {
  test('SEC-5: the queries of one client do not delay those of another', async () => {
    const { store } = await openLarge();
    const greedy = store.for({ client: 'greedy' });
    const results = Array.from({ length: 15 }, () => countSlowly(greedy).catch((error: unknown) => error));
    // Each of the fifteen would take four seconds.
    expect(await count(store.for({ client: 'modest' }))).toBe(SLOW_QUERY_ROWS);
    expect(await Promise.all(results)).toEqual(Array.from({ length: 15 }, () => SLOW));
  });

  test('SEC-5: the time counts from the arrival of a query', async () => {
    const { store } = await openLarge();
    const started = performance.now();
    const results = Array.from({ length: 10 }, () => countSlowly(store).catch((error: unknown) => error));
    expect(await Promise.all(results)).toEqual(Array.from({ length: 10 }, () => SLOW));
    // Run one after the other, they would take forty seconds.
    expect(performance.now() - started).toBeLessThan(5 * TIMEOUT);
  });

  test('SEC-5: a query whose client disconnected is ended, and its waiting queries are removed from the queue', async () => {
    const { store, file } = await openLarge({ timeout: 50_000 });
    const left = new AbortController();
    const caller = store.for({ client: 'a', signal: left.signal });
    const results = Array.from({ length: 5 }, () => countSlowly(caller).catch((error: unknown) => error));
    const later = count(store.for({ client: 'a' }));
    await expect.poll(() => processesOf(file), POLL_OPTIONS).toHaveLength(1);
    const reason = new Error('The visitor has left.');
    left.abort(reason);
    expect(await Promise.all(results)).toEqual(Array.from({ length: 5 }, () => reason));
    expect(await later).toBe(SLOW_QUERY_ROWS);
  });

  test('SEC-5: a client that has used up its time has to wait', async () => {
    const { store } = await openLarge({ timePerClient: 1000 });
    await expect(countSlowly(store.for({ client: 'a' }))).rejects.toThrow(SLOW);
    await expect
      .poll(() => count(store.for({ client: 'a' })).catch((error: unknown) => error), POLL_OPTIONS)
      .toMatchObject({
        code: 'query/too-many',
        retryAfter: expect.any(Number) as unknown,
      });
    expect(await count(store.for({ client: 'b' }))).toBe(SLOW_QUERY_ROWS);
  });
});

test('SEC-4: a result that is too large is not read completely', async () => {
  const { store } = await openLarge({ resultBytes: 100_000 });
  await expect(queryItems(store, 'pages').select('text').all()).rejects.toThrow(
    expect.objectContaining({ code: 'query/answer-too-large', message: 'The result has more than 100000 bytes.' }),
  );
  expect(await queryItems(store, 'pages').select('text').limit(4).all()).toHaveLength(4);
});

test('a result that arrived while this thread was busy is returned', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = openLimitedSqlite(file, { timeout: TIMEOUT });
  onTestFinished(() => store.close());
  await count(store);
  const result = count(store);
  await new Promise(setImmediate);
  const end = performance.now() + TIMEOUT + 1000;
  while (performance.now() < end);
  expect(await result).toBe(7);
});

test('after a statement that SQLite refuses, the process runs the next query', async () => {
  const database = await kind.createDatabase();
  await fillTestStore(await database.createWriter());
  const store = await database.open();
  onTestFinished(() => store.close());
  await expect(store.all('SELECT nonsense', [])).rejects.toThrow('no such column: nonsense');
  expect(await count(store)).toBe(7);
});

test('a process that was ended from outside is replaced', async () => {
  const { store, file } = await openLarge();
  await count(store);
  const [id] = processesOf(file);
  process.kill(Number(id), 'SIGKILL');
  await expect.poll(() => processesOf(file), POLL_OPTIONS).toEqual([]);
  expect(await count(store)).toBe(SLOW_QUERY_ROWS);
});

test('a process whose exit was not reported yet is replaced', async () => {
  const { store, file } = await openLarge();
  await count(store);
  const [id] = processesOf(file);
  process.kill(Number(id), 'SIGKILL');
  // A busy loop keeps the event loop from running, so that this process has not received the exit event.
  while (processesOf(file).length > 0);
  expect(await count(store)).toBe(SLOW_QUERY_ROWS);
});

test('the error contains the file if it was deleted before the process starts', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = openLimitedSqlite(file, { timeout: 20_000 });
  onTestFinished(() => store.close());
  rmSync(file);
  await expect(count(store)).rejects.toThrow(`The database "${file}" cannot be opened`);
});

test('a missing file is refused immediately', () => {
  const file = nextFile('sqlite');
  expect(() => openLimitedSqlite(file)).toThrow(`The database "${file}" cannot be opened`);
});

describe('closing', () => {
  test('ends running and waiting queries', async () => {
    const { store, file } = await openLarge({ timeout: 50_000 });
    await count(store);
    const settled = Promise.allSettled([countSlowly(store), count(store)]);
    await new Promise(setImmediate);
    await store.close();
    const closed: unknown = {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'store/closed' }) as unknown,
    };
    expect(await settled).toEqual([closed, closed]);
    expect(processesOf(file)).toEqual([]);
    await expect(count(store)).rejects.toThrow('was closed before it returned a result');
  });

  test('is not required: a script exits after its last query, and so do the processes that it started', async () => {
    const file = nextFile('sqlite');
    await fillTestStore(createSqliteWriter(file));
    const module = new URL('limited-sqlite.ts', import.meta.url).href;
    const code = `
      import { openLimitedSqlite } from ${JSON.stringify(module)};
      const store = openLimitedSqlite(${JSON.stringify(file)}, { timeout: 20_000 });
      console.log(JSON.stringify(await store.all('SELECT COUNT(*) AS "count" FROM "_content_pages"', [])));
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { timeout: 30_000 });
    expect((await run).stdout).toBe('[{"count":7}]\n');
    await expect.poll(() => processesOf(file), POLL_OPTIONS).toEqual([]);
  });

  test('SEC-3: when a server is killed, its busy query processes exit', async () => {
    const file = nextFile('sqlite');
    await writeLargeRows(createSqliteWriter(file));
    const module = new URL('limited-sqlite.ts', import.meta.url).href;
    const code = `
      import { openLimitedSqlite } from ${JSON.stringify(module)};
      const store = openLimitedSqlite(${JSON.stringify(file)}, { timeout: 50_000 });
      await store.all('SELECT 1', []);
      void store.all(${JSON.stringify(ENDLESS)}, []);
      console.log('asked');
    `;
    const server = spawn(process.execPath, ['--input-type=module', '--eval', code]);
    onTestFinished(() => void server.kill('SIGKILL'));
    await once(server.stdout, 'data');
    await expect.poll(() => processesOf(file), POLL_OPTIONS).toHaveLength(1);
    server.kill('SIGKILL');
    await expect.poll(() => processesOf(file), POLL_OPTIONS).toEqual([]);
  });
});
