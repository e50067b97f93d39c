import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { askSlowly, fillLarge, HOSTILE_PATTERN, HOSTILE_ROWS } from '../../fixtures/stores/hostile.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { prepareLimitedSqlite } from '../../fixtures/stores/kinds.ts';
import { fillStore } from '../../fixtures/stores/rows.ts';
import { describeReading } from '../../fixtures/stores/suite.ts';
import { openLimitedSqlite } from './limited-sqlite.ts';
import type { QuestionLimitOptions } from './question-limits.ts';
import { createSqliteWriter } from './sqlite.ts';
import type { ReadStore } from './store.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kind = prepareLimitedSqlite();
const nextFile = prepareFiles();
describe('reading', () => {
  describeReading(kind);
});

const TIMEOUT = 300;
const SLOW: unknown = expect.objectContaining({
  code: 'query/too-slow',
  message: `The query took longer than ${TIMEOUT} ms and was ended.`,
});

/** A file in which a hostile question takes long, opened with these limits. */
async function openLarge(limits: QuestionLimitOptions): Promise<ReadStore> {
  const file = nextFile('sqlite');
  await fillLarge(createSqliteWriter(file));
  const store = openLimitedSqlite(file, limits);
  onTestFinished(() => store.close());
  return store;
}

const askHostile = (store: ReadStore) => queryItems(store, 'pages').where('text', 'LIKE', HOSTILE_PATTERN).count();

describe('a question that takes too long', () => {
  test('is ended, and meanwhile this thread goes on', async () => {
    const store = await openLarge({ timeout: TIMEOUT });
    const { fault, turns, took } = await askSlowly(store);
    expect(fault).toEqual(SLOW);
    expect(took).toBeGreaterThanOrEqual(TIMEOUT);
    expect(turns).toBeGreaterThan(10);
  });

  test.for([
    ['LIKE', askHostile],
    ['NOT LIKE', (store: ReadStore) => queryItems(store, 'pages').where('text', 'NOT LIKE', HOSTILE_PATTERN).all()],
    [
      'one of several',
      (store: ReadStore) =>
        queryItems(store, 'pages')
          .orWhere((one) => one.where('id', '=', 'none').where('text', 'LIKE', HOSTILE_PATTERN))
          .all(),
    ],
  ] as const)('ends its thread for good: %s', async ([, askOne]) => {
    const store = await openLarge({ timeout: TIMEOUT });
    await expect(askOne(store)).rejects.toThrow(SLOW);
    const started = performance.now();
    await store.close();
    // Left to itself, SQLite would go on for a quarter of a minute, and closing waits for it.
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('costs those that wait only its own time', async () => {
    const store = await openLarge({ timeout: TIMEOUT });
    const slow = askHostile(store);
    const others = ['1', '2', '3'].map((id) => queryItems(store, 'pages').where('id', '=', id).select('id').all());
    await expect(slow).rejects.toThrow(SLOW);
    expect(await Promise.all(others)).toEqual([[{ id: '1' }], [{ id: '2' }], [{ id: '3' }]]);
    expect(await queryItems(store, 'pages').count()).toBe(HOSTILE_ROWS);
  });
});

test('an answer that came while this thread was busy counts', async () => {
  const file = nextFile('sqlite');
  await fillStore(createSqliteWriter(file));
  const store = openLimitedSqlite(file, { timeout: TIMEOUT });
  onTestFinished(() => store.close());
  await queryItems(store, 'pages').count();
  const answer = queryItems(store, 'pages').count();
  await new Promise(setImmediate);
  const end = performance.now() + 2 * TIMEOUT;
  while (performance.now() < end);
  expect(await answer).toBe(7);
});

test('beyond so many that wait, questions are refused', async () => {
  const store = await openLarge({ timeout: TIMEOUT, most: 2 });
  const slow = askHostile(store);
  const count = () => queryItems(store, 'pages').count();
  const waiting = [count(), count()];
  await expect(count()).rejects.toThrow(
    expect.objectContaining({ code: 'query/busy', message: '2 queries are waiting already.' }),
  );
  await expect(slow).rejects.toThrow(SLOW);
  expect(await Promise.all(waiting)).toEqual([HOSTILE_ROWS, HOSTILE_ROWS]);
  expect(await count()).toBe(HOSTILE_ROWS);
});

test('a statement that SQLite refuses leaves the thread to the next', async () => {
  const database = await kind.createDatabase();
  await fillStore(await database.createWriter());
  const store = await database.open();
  onTestFinished(() => store.close());
  await expect(store.all('SELECT nonsense', [])).rejects.toThrow('no such column: nonsense');
  expect(await queryItems(store, 'pages').count()).toBe(7);
});

test('a file that is gone when the thread starts is named', async () => {
  const file = nextFile('sqlite');
  await fillStore(createSqliteWriter(file));
  const store = openLimitedSqlite(file);
  onTestFinished(() => store.close());
  rmSync(file);
  await expect(queryItems(store, 'pages').count()).rejects.toThrow(`The database "${file}" cannot be opened`);
});

test('a file that is not there is refused at once', () => {
  const file = nextFile('sqlite');
  expect(() => openLimitedSqlite(file)).toThrow(`The database "${file}" cannot be opened`);
});

describe('closing', () => {
  test('ends a question on its way and those that wait', async () => {
    const store = await openLarge({});
    await queryItems(store, 'pages').count();
    const asked = [askHostile(store), queryItems(store, 'pages').count()];
    const settled = Promise.allSettled(asked);
    await new Promise(setImmediate);
    await store.close();
    const closed: unknown = {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'store/closed' }) as unknown,
    };
    expect(await settled).toEqual([closed, closed]);
    await expect(queryItems(store, 'pages').count()).rejects.toThrow('was closed before it could answer');
  });

  test('is not needed: a process that has its answer ends', async () => {
    const file = nextFile('sqlite');
    await fillStore(createSqliteWriter(file));
    const module = new URL('limited-sqlite.ts', import.meta.url).href;
    const code = `
      import { openLimitedSqlite } from ${JSON.stringify(module)};
      const store = openLimitedSqlite(${JSON.stringify(file)});
      console.log(JSON.stringify(await store.all('SELECT COUNT(*) AS "count" FROM "_content_pages"', [])));
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { timeout: 20_000 });
    expect((await run).stdout).toBe('[{"count":7}]\n');
  });
});
