/** Requests of a browser on a site with several languages: parts, encodings, versions, caching. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { decodeDump } from '../dump/encode.ts';
import { readPart } from '../dump/part.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { createContentEndpoints } from './content-endpoints.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-calls-'));
const config = defineContent({
  locales: ['en', 'pt-BR'],
  collections: {
    docs: defineCollection({ type: 'page', source: 'docs/**' }),
    many: defineCollection({ type: 'data', source: '*.csv' }),
  },
});
let store: ReadStore;
let version = '';

beforeAll(async () => {
  writeFiles(folder, {
    'en/docs/a.md': '# English',
    'pt-BR/docs/a.md': '# Português',
    'en/many.csv': `number\n${Array.from({ length: 1500 }, (_, row) => row).join('\n')}\n`,
  });
  const output = join(folder, 'content.sqlite');
  await buildContent({ config, root: folder, output });
  store = openSqlite(output);
  version = await createDumps(store).version('docs');
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function call(path: string, init: RequestInit = {}, isDev = false): Promise<Response> {
  const url = new URL(`/__recto_content/${path}`, 'http://site.test');
  const isVersion = async (content: string) => content === 'now';
  const endpoint = createContentEndpoints({ store, locales: [...config.locales, 'fr'], isDev, isVersion });
  return (await endpoint(new Request(url, init), url, url.pathname)) ?? new Response(null, { status: 299 });
}

const post = (path: string, sql: string) => call(path, { method: 'POST', body: JSON.stringify({ sql }) });

test.for([
  ['', ['English', 'Português']],
  ['?locale=en', ['English']],
  ['?locale=pt-BR', ['Português']],
  ['?locale=fr', []],
] as const)('a query with "%s" returns %j', async ([search, titles]) => {
  const response = await post(`docs/query${search}`, 'SELECT "title" FROM _content_docs ORDER BY stem ASC');
  expect(((await response.json()) as { title: string }[]).map(({ title }) => title)).toEqual(titles);
});

test('a count can be limited to one language', async () => {
  const response = await post('docs/query?locale=en', 'SELECT COUNT(*) AS count FROM _content_docs');
  expect(await response.json()).toEqual([{ count: 1 }]);
});

test('a response has at most 1,000 rows; the rest is available with skip', async () => {
  const ask = async (window: string): Promise<unknown[]> =>
    (await (await post('many/query', `SELECT "id" FROM _content_many ORDER BY stem ASC${window}`)).json()) as unknown[];
  expect(await ask('')).toHaveLength(1000);
  expect(await ask(' LIMIT 1000 OFFSET 1000')).toHaveLength(500);
});

test.for(['../en', 'e', "en'", 'en fr', '', 'de', 'EN', 'pt_BR', 'en-aaaaaaaa', 'x'.repeat(5000)])(
  'SEC-11: responds with 404 to a language that the site does not have: %j',
  async (locale) => {
    const search = new URLSearchParams({ locale });
    const responses = [
      await call(`docs/sql_dump.txt?${search}`),
      await post(`docs/query?${search}`, 'SELECT * FROM _content_docs ORDER BY stem ASC'),
    ];
    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({
        error: { code: 'locale/unknown', hint: 'Languages of this site: en, pt-BR, fr.' },
      });
    }
  },
);

test('SEC-11: nothing is read or cached for a language that the site does not have', async () => {
  let statements = 0;
  const counted: ReadStore = {
    ...store,
    all: async (sql, parameters) => {
      statements += 1;
      return await store.all(sql, parameters);
    },
  };
  const endpoint = createContentEndpoints({ store: counted, locales: config.locales, isDev: false });
  for (let number = 0; number < 50; number += 1) {
    const url = new URL(`/__recto_content/docs/sql_dump.txt?locale=xx-${number}`, 'http://site.test');
    expect((await endpoint(new Request(url), url, url.pathname))?.status).toBe(404);
  }
  expect(statements).toBe(0);
});

test.for([
  ['part=index&locale=pt-BR', { title: ['Português'] }, ['body']],
  ['part=body&locale=en', { id: ['docs/en/docs/a.md'] }, ['title', 'path']],
  ['part=index', { title: ['English', 'Português'] }, ['body']],
] as const)('%s returns only the requested values', async ([search, values, missing]) => {
  const part = readPart(await (await call(`docs/sql_dump.txt?v=${version}&${search}`)).text());
  expect(part).toMatchObject({ version, values });
  for (const name of missing) expect(part.values).not.toHaveProperty(name);
});

test('without part and language, the whole collection is returned as statements', async () => {
  const statements = await decodeDump(await (await call('docs/sql_dump.txt')).text());
  expect(statements.filter((statement) => statement.startsWith('INSERT INTO "_content_docs"'))).toHaveLength(2);
});

describe('caching', () => {
  test.for([
    ['its own version', 'v=current', false, 'public, max-age=31536000, immutable'],
    ['another version', 'v=other', false, 'no-store'],
    ['no version', 'part=index', false, 'no-store'],
    ['its own version on a dev server', 'v=current', true, 'no-store'],
  ] as const)('a dump with %s', async ([, search, isDev, expected]) => {
    const response = await call(`docs/sql_dump.txt?${search.replace('current', version)}`, {}, isDev);
    expect(response.headers.get('cache-control')).toBe(expected);
  });

  test.for([
    ['the version of the content', '?v=now', false, 'public, max-age=31536000, immutable'],
    ['another version', '?v=before', false, 'no-store'],
    ['no version', '', false, 'no-store'],
    ['the version of the content on a dev server', '?v=now', true, 'no-store'],
  ] as const)('the versions of all collections with %s', async ([, search, isDev, expected]) => {
    const response = await call(`versions.json${search}`, {}, isDev);
    expect(response.headers.get('cache-control')).toBe(expected);
    expect(await response.json()).toEqual({ docs: version, many: expect.stringMatching(/^[\da-f]{16}$/u) as string });
  });

  test('the response to a query is never cached', async () => {
    const response = await post('docs/query', 'SELECT "title" FROM _content_docs ORDER BY stem ASC');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test.for([
  ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
] as const)('a dump in %s has the content encoding', async ([encoding, unpack]) => {
  const response = await call('docs/sql_dump.txt?part=index', { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const text = unpack(new Uint8Array(await response.arrayBuffer())).toString();
  expect(readPart(text).values['title']).toEqual(['English', 'Português']);
});

test('without accepted encodings, a dump is not compressed', async () => {
  const response = await call('docs/sql_dump.txt?part=index', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(readPart(await response.text()).version).toBe(version);
});

test('HEAD is supported for dumps only', async () => {
  const response = await call(`docs/sql_dump.txt?v=${version}`, { method: 'HEAD' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await call('docs/query', { method: 'HEAD' })).status).toBe(405);
});
