import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { createContentEndpoints } from './content-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-endpoints-'));
const config = defineContent({
  locales: ['en'],
  collections: { docs: defineCollection({ type: 'page', source: '*.md' }) },
});
let endpoint: Endpoint;
let store: ReadStore;

beforeAll(async () => {
  writeFileSync(join(folder, '1.one.md'), '---\ntitle: One\n---\n\nFirst.\n');
  writeFileSync(join(folder, '2.two.md'), "---\ntitle: It's two\n---\n\nSecond.\n");
  writeFileSync(join(folder, '3.secret.draft.md'), '---\ntitle: Hidden words\n---\n\nNobody may read this.\n');
  const output = join(folder, 'content.sqlite');
  await buildContent({ config, root: folder, output });
  store = openSqlite(output);
  endpoint = createContentEndpoints({ store, locales: ['en'], isDev: false });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, 'http://site.test');
  const response = await endpoint(new Request(url, init), url, url.pathname);
  return response ?? new Response(null, { status: 299 });
}

async function query(sql: unknown, collection = 'docs'): Promise<Response> {
  return await ask(`/__recto_content/${collection}/query`, { method: 'POST', body: JSON.stringify({ sql }) });
}

test('a query returns rows', async () => {
  const response = await query(`SELECT "title", "path" FROM _content_docs ORDER BY stem ASC LIMIT 5`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([
    { title: 'One', path: '/one' },
    { title: "It's two", path: '/two' },
  ]);
});

test('a count is returned in the field "count"', async () => {
  const response = await query('SELECT COUNT(*) as count FROM _content_docs');
  expect(await response.json()).toEqual([{ count: 2 }]);
});

test.for([
  'DROP TABLE _content_docs',
  'SELECT * FROM _content_docs; DELETE FROM _content_docs',
  'SELECT "title" FROM _content_docs UNION SELECT "columns" FROM _recto_collections',
  'SELECT "__hash" FROM _content_docs ORDER BY stem ASC',
  'SELECT "title" FROM sqlite_master ORDER BY stem ASC',
  'SELECT "title" FROM _content_docs WHERE 1=1 --',
  "SELECT load_extension('x') FROM _content_docs",
  '',
  7,
  undefined,
])('%j is rejected with a reason', async (sql) => {
  const response = await query(sql);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      code: expect.stringMatching(/^query\//u) as unknown,
      message: expect.stringMatching(/.{20}/u) as unknown,
      hint: expect.stringMatching(/.{10}/u) as unknown,
    },
  });
});

test('a body that is not JSON is rejected', async () => {
  const response = await ask('/__recto_content/docs/query', { method: 'POST', body: '{' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'query/no-statement' } });
});

test('SEC-16: responds with 413 to a body that is too long, without reading the rest', async () => {
  const response = await query('x'.repeat(20_000));
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
  expect(await response.json()).toEqual({
    error: {
      code: 'query/body-too-large',
      message: 'The body has more than 16000 bytes.',
      hint: 'Send a shorter statement: fewer conditions, or several queries.',
    },
  });
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(1000));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const endless = await ask('/__recto_content/docs/query', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect([endless.status, isCancelled]).toEqual([413, true]);
});

test('SEC-4: a response that is too large is rejected with a hint', async () => {
  const whole = await (await query('SELECT * FROM _content_docs ORDER BY stem ASC')).text();
  const open = (resultBytes: number): Endpoint =>
    createContentEndpoints({ store, locales: ['en'], isDev: false, resultBytes });
  const url = new URL('/__recto_content/docs/query', 'http://site.test');
  const send = async (endpoint: Endpoint) => {
    const body = JSON.stringify({ sql: 'SELECT * FROM _content_docs ORDER BY stem ASC' });
    return await endpoint(new Request(url, { method: 'POST', body }), url, url.pathname);
  };
  const bytes = new TextEncoder().encode(whole).byteLength;
  expect((await send(open(bytes)))?.status).toBe(200);
  const refused = await send(open(bytes - 1));
  expect(refused?.status).toBe(422);
  expect(await refused?.json()).toMatchObject({
    error: {
      code: 'query/answer-too-large',
      hint: 'Request fewer rows with limit and skip, or fewer fields with select.',
    },
  });
});

test('unknown collections, other methods and other paths have different responses', async () => {
  expect((await query('SELECT * FROM _content_constructor', 'constructor')).status).toBe(404);
  expect((await ask('/__recto_content/docs/query')).status).toBe(405);
  expect((await ask('/__recto_content/docs/sql_dump.txt', { method: 'POST' })).headers.get('allow')).toBe('GET');
  expect((await ask('/__recto_content/docs/else')).status).toBe(299);
});

test('a dump is immutable only with its own version', async () => {
  const first = await ask('/__recto_content/docs/sql_dump.txt?v=old');
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(first.headers.get('content-type')).toContain('text/plain');
});

test('an unknown part is rejected', async () => {
  expect((await ask('/__recto_content/docs/sql_dump.txt?part=everything')).status).toBe(400);
});

test('neither endpoint returns drafts', async () => {
  const index = await (await ask('/__recto_content/docs/sql_dump.txt?part=index')).text();
  const bodies = await (await ask('/__recto_content/docs/sql_dump.txt?part=body')).text();
  const rows = await (await query('SELECT * FROM _content_docs ORDER BY stem ASC')).text();
  for (const exit of [index, bodies, rows]) expect(exit).not.toMatch(/Hidden words|Nobody may read/u);
  expect(index).toContain('One');
  expect(bodies).toContain('Second.');
});
