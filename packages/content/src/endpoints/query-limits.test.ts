/** Limits of a single client for queries over HTTP, on a real database. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeLargeRows, SLOW_QUERY_ROWS } from '../../fixtures/stores/slow-query.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { openLimitedSqlite } from '../store/limited-sqlite.ts';
import type { QueryLimits } from '../store/query-limits.ts';
import { createSqliteWriter, openSqlite } from '../store/sqlite.ts';
import { createContentEndpoints } from './content-endpoints.ts';

vi.setConfig({ testTimeout: 60_000 });

const nextFile = prepareFiles();
const COUNT = 'SELECT COUNT(*) AS count FROM _content_pages';
/** A slow query within all limits of a statement: each pattern is compared again from every `e` of a text. */
const PATTERNS = Array.from({ length: 40 }, (_, index) => `"text" LIKE '%e${'_'.repeat(190)}~${index}'`);
const SLOW = `SELECT COUNT(*) AS count FROM _content_pages WHERE (${PATTERNS.join(' OR ')})`;

interface Call {
  sql: string;
  /** IP address of the visitor. */
  from: string;
  signal?: AbortSignal;
}

async function open(limits: QueryLimits = {}) {
  const file = nextFile('sqlite');
  await writeLargeRows(createSqliteWriter(file));
  const store = openSqlite(file);
  const queryStore = openLimitedSqlite(file, { timeout: 2000, ...limits });
  onTestFinished(async () => {
    await queryStore.close();
    await store.close();
  });
  const endpoint = createContentEndpoints({ store, queryStore, locales: ['en'], isDev: false });
  return async ({ sql, from, signal = new AbortController().signal }: Call): Promise<Response> => {
    const url = new URL('http://site.test/__recto_content/pages/query');
    const request = new Request(url, { method: 'POST', body: JSON.stringify({ sql }), signal });
    const response = await endpoint(Object.assign(request, { ip: from }), url, url.pathname);
    return response ?? new Response(null, { status: 299 });
  };
}

test('SEC-5: responds with 503 to a query that takes too long, with a code, a hint and Retry-After', async () => {
  const post = await open();
  const response = await post({ sql: SLOW, from: '192.0.2.1' });
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ]);
  expect(await response.json()).toMatchObject({
    error: { code: 'query/too-slow', hint: expect.stringContaining('Request less') as unknown },
  });
});

test('SEC-5: while one client keeps sending slow queries, another one gets responses', async () => {
  const post = await open();
  const greedy = Array.from({ length: 15 }, () => post({ sql: SLOW, from: '192.0.2.1' }));
  const response = await post({ sql: COUNT, from: '192.0.2.2' });
  expect([response.status, await response.json()]).toEqual([200, [{ count: SLOW_QUERY_ROWS }]]);
  expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 503));
});

test('SEC-5: responds with 429 to a client with too many parallel queries', async () => {
  const post = await open({ waitingPerClient: 2 });
  const first = Array.from({ length: 3 }, () => post({ sql: SLOW, from: '192.0.2.1' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const refused = await post({ sql: COUNT, from: '192.0.2.1' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ error: { code: 'query/too-many' } });
  expect((await post({ sql: COUNT, from: '192.0.2.2' })).status).toBe(200);
  await Promise.all(first);
});

test('SEC-5: queries of a disconnected client do not block others', async () => {
  const post = await open({ timeout: 50_000 });
  const left = new AbortController();
  const aborted = Array.from({ length: 5 }, () => post({ sql: SLOW, from: '192.0.2.1', signal: left.signal }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const next = post({ sql: COUNT, from: '192.0.2.1' });
  left.abort();
  expect((await next).status).toBe(200);
  expect((await Promise.all(aborted)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 499));
});

test('SEC-3: ORDER BY with 750 terms has the same result as with one', async () => {
  const post = await open();
  const terms = Array.from({ length: 750 }, () => '"id" ASC').join(', ');
  const response = await post({ sql: `SELECT "id" FROM _content_pages ORDER BY ${terms} LIMIT 2`, from: '192.0.2.1' });
  expect([response.status, await response.json()]).toEqual([200, [{ id: '0' }, { id: '1' }]]);
});
