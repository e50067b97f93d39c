import initSqlite from '@sqlite.org/sqlite-wasm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSnapshotStorage } from '../../fixtures/client/snapshot-storage.ts';
import { writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { createContent } from '../content.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { createContentEndpoints } from '../endpoints/content-endpoints.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { Query } from '../query/query.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { listDumpFiles, readVersions } from '../vite/dump-files.ts';
import { createBrowserEngine } from './browser-engine.ts';
import type { BrowserEngineOptions } from './browser-engine.ts';
import type { SnapshotStorage } from './snapshot-storage.ts';
import type { ContentBuild } from './worker-protocol.ts';

const sqlite3 = await initSqlite();
const fetchSqlite: BrowserEngineOptions['fetchSqlite'] = async () => async () => sqlite3;
const folder = mkdtempSync(join(tmpdir(), 'recto-answerer-'));
const config = defineContent({
  locales: ['en', 'ar'],
  collections: {
    notes: defineCollection({ type: 'page', source: 'notes/**' }),
    authors: defineCollection({ type: 'data', source: 'authors/**' }),
  },
});
let store: ReadStore;
let endpoint: Endpoint;
let version = '';
const files = new Map<string, string>();

beforeAll(async () => {
  writeFiles(folder, {
    'en/notes/1.one.md': '---\ntitle: One\n---\n\nFirst words.\n',
    'en/notes/2.two.md': "---\ntitle: It's two\nrank: 2\n---\n\nSecond words.\n",
    'ar/notes/1.one.md': '---\ntitle: واحد\n---\n\nكلمات.\n',
    'en/authors/recto.yml': 'name: The Recto team\n',
  });
  const output = join(folder, 'content.sqlite');
  await buildContent({ config, root: folder, output });
  store = openSqlite(output);
  endpoint = createContentEndpoints({ store, locales: [...config.locales, 'fr'], isDev: false });
  version = await createDumps(store).version('notes');
  for await (const { url, read } of listDumpFiles(store, config.locales)) files.set(url, await read());
  files.set('/__recto_content/versions.json', JSON.stringify(await readVersions(store)));
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function queryOf(change: Partial<Query> = {}): Query {
  return {
    collection: 'notes',
    fields: [],
    where: { join: 'AND', parts: [] },
    order: [],
    skip: 0,
    limit: undefined,
    ...change,
  };
}

/** Creates an engine in a browser that supports everything; a test can replace parts of it. */
function setUp(options: Partial<BrowserEngineOptions & ContentBuild> = {}) {
  const { source = 'server', isLive = false, base = '' } = options;
  const requests: string[] = [];
  const snapshots = createSnapshotStorage();
  const browser = {
    fetchSqlite,
    openSnapshotStorage: vi.fn<BrowserEngineOptions['openSnapshotStorage']>(async () => snapshots),
    withLock: vi.fn<BrowserEngineOptions['withLock']>(async (_, work) => await work()),
    fetchText: async (requested: string): Promise<string> => {
      requests.push(requested);
      const url = new URL(requested, 'http://site.test');
      const path = url.pathname.slice(base.length);
      const text = source === 'files' ? files.get(path) : await (await endpoint(new Request(url), url, path))?.text();
      if (text === undefined) throw new Error(`${requested} responded with 404`);
      return text;
    },
    ...options,
  };
  const runQuery = createBrowserEngine(browser);
  const build: ContentBuild = { source, isLive, base };
  return {
    ...browser,
    requests,
    snapshots,
    runQuery: (query: Query, content?: string) => runQuery(query, build, content),
  };
}

test.for<Partial<Query>>([
  {},
  { locale: 'en' },
  { locale: 'ar', fields: ['title', 'body'] },
  { locale: 'fr' },
  { fields: ['title', 'path'], order: [{ field: 'title', direction: 'DESC' }] },
  { locale: 'en', where: { join: 'AND', parts: [{ field: 'body', operator: 'LIKE', value: '%Second%' }] } },
  { locale: 'en', count: { field: '*', distinct: false } },
  { locale: 'en', fields: ['title'], skip: 1, limit: 1 },
  { collection: 'authors', locale: 'en' },
])('the result of %j is the same as on a server', async (change) => {
  const query = queryOf(change);
  expect(await setUp().runQuery(query)).toEqual(await createContent<ContentConfig>(store).run(query));
});

test('nothing is loaded before the first query, and SQLite is loaded once', async () => {
  const watched = vi.fn(fetchSqlite);
  const { runQuery, requests } = setUp({ fetchSqlite: watched });
  expect(watched).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
  await Promise.all([
    runQuery(queryOf({ locale: 'en', fields: ['title'] })),
    runQuery(queryOf({ collection: 'authors', locale: 'en' })),
  ]);
  expect(watched).toHaveBeenCalledTimes(1);
});

test('requests the parts that a query needs from a server', async () => {
  const { runQuery, requests } = setUp();
  await runQuery(queryOf({ locale: 'en', fields: ['title'] }));
  await runQuery(queryOf({ locale: 'en', fields: ['body'] }));
  expect(requests).toEqual([
    '/__recto_content/versions.json',
    `/__recto_content/notes/sql_dump.txt?v=${version}&part=index&locale=en`,
    `/__recto_content/notes/sql_dump.txt?v=${version}&part=body&locale=en`,
  ]);
});

test('requests files from a static host, below the base of the site', async () => {
  const { runQuery, requests, openSnapshotStorage, withLock } = setUp({ source: 'files', base: '/site' });
  await runQuery(queryOf({ locale: 'ar', fields: ['body'] }));
  await runQuery(queryOf({ fields: ['title'] }));
  expect(requests.map((url) => url.replace(/bodies\/[0-9a-f]+/u, 'bodies/HASH'))).toEqual([
    '/site/__recto_content/versions.json',
    `/site/__recto_content/notes/sql_dump.index.ar.txt?v=${version}`,
    `/site/__recto_content/notes/sql_dump.body.ar.txt?v=${version}`,
    '/site/__recto_content/notes/bodies/HASH.txt',
    `/site/__recto_content/notes/sql_dump.index.txt?v=${version}`,
  ]);
  // Two sites on one host share neither databases nor locks.
  expect(openSnapshotStorage).toHaveBeenCalledWith('/site');
  expect(withLock).toHaveBeenCalledWith('/site notes', expect.any(Function));
});

test('an error in the query is passed on', async () => {
  const query = queryOf({ fields: ['nothing'] });
  await expect(setUp().runQuery(query)).rejects.toMatchObject({ name: 'ContentError', code: 'query/unknown-field' });
});

describe('reasons for failures', () => {
  const query = queryOf({ locale: 'en', fields: ['title'] });
  const titles = [{ title: 'One' }, { title: "It's two" }];

  test('SQLite could not be downloaded: the next query tries again', async () => {
    const failing = vi.fn(fetchSqlite).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { runQuery } = setUp({ fetchSqlite: failing });
    await expect(runQuery(query)).rejects.toMatchObject({ name: 'Unavailable', reason: 'download' });
    expect(await runQuery(query)).toEqual(titles);
  });

  test('SQLite does not start', async () => {
    const { runQuery } = setUp({
      fetchSqlite: async () => async () => await Promise.reject(new Error('no WebAssembly')),
    });
    await expect(runQuery(query)).rejects.toMatchObject({ name: 'Unavailable', reason: 'engine' });
  });

  test.for<[string, (text: string) => Promise<string>]>([
    ['an error response', () => Promise.reject(new Error('responded with 503'))],
    ['truncated', async (text) => text.slice(0, -5)],
    ['an HTML page', async () => '<!doctype html>'],
  ])('rows could not be downloaded (%s): the next query tries again', async ([, damage]) => {
    const whole = setUp();
    let isWhole = false;
    const { runQuery, snapshots } = setUp({
      fetchText: async (url) => {
        const text = await whole.fetchText(url);
        return isWhole ? text : await damage(text);
      },
    });
    await expect(runQuery(query)).rejects.toMatchObject({ name: 'Unavailable', reason: 'download' });
    expect(snapshots.collections()).toEqual([]);
    isWhole = true;
    expect(await runQuery(query)).toEqual(titles);
  });

  test('storage is full: the query fails with a server, and runs in memory with static files', async () => {
    const full: SnapshotStorage = {
      read: async () => undefined,
      write: async () => await Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const openSnapshotStorage = async () => full;
    await expect(setUp({ openSnapshotStorage }).runQuery(query)).rejects.toMatchObject({ reason: 'storage' });
    expect(await setUp({ openSnapshotStorage, source: 'files' }).runQuery(query)).toEqual(titles);
  });

  test('without storage, queries run in memory', async () => {
    expect(await setUp({ openSnapshotStorage: async () => undefined }).runQuery(query)).toEqual(titles);
  });
});

test('a development server is requested every time, and nothing is stored', async () => {
  const { runQuery, requests, openSnapshotStorage } = setUp({ isLive: true });
  await runQuery(queryOf({ locale: 'en', fields: ['title'] }));
  await runQuery(queryOf({ locale: 'en', fields: ['title'] }));
  expect(requests).toHaveLength(2);
  expect(openSnapshotStorage).not.toHaveBeenCalled();
});

describe('versions of the collections', () => {
  const title = queryOf({ locale: 'en', fields: ['title'] });
  const author = queryOf({ collection: 'authors' });

  test('are loaded once per version of the content, and unchanged collections are not downloaded again', async () => {
    const cached: (RequestCache | undefined)[] = [];
    const changed = { notes: 'another', authors: await createDumps(store).version('authors') };
    const { fetchText } = setUp();
    const dumped: string[] = [];
    const { runQuery } = setUp({
      async fetchText(url, cache) {
        if (!url.includes('versions.json')) dumped.push(url.split('/')[2] ?? '');
        else cached.push(cache);
        return url.endsWith('versions.json?v=b') ? JSON.stringify(changed) : await fetchText(url);
      },
    });
    for (const content of ['a', 'a', 'b', 'b']) {
      await runQuery(title, content);
      await runQuery(author, content);
    }
    expect(cached).toEqual(['force-cache', 'force-cache']);
    expect(dumped).toEqual(['notes', 'authors', 'notes']);
  });

  test('are the current ones of the server if the page has no version', async () => {
    const cached: (RequestCache | undefined)[] = [];
    const { fetchText } = setUp();
    const { runQuery } = setUp({
      async fetchText(url, cache) {
        if (url.includes('versions.json')) cached.push(cache);
        return await fetchText(url);
      },
    });
    await runQuery(title);
    await runQuery(author);
    expect(cached).toEqual(['no-cache']);
  });

  test('that cannot be loaded leave the stored rows in use, and are loaded again with the next query', async () => {
    const { fetchText } = setUp();
    const requests: string[] = [];
    let isOnline = true;
    const { runQuery } = setUp({
      async fetchText(url) {
        requests.push(url);
        if (!isOnline) throw new TypeError('Failed to fetch');
        return await fetchText(url);
      },
    });
    const rows = await runQuery(title, 'a');
    isOnline = false;
    requests.length = 0;
    expect(await runQuery(title, 'b')).toEqual(rows);
    await runQuery(title, 'b');
    expect(requests).toEqual(['/__recto_content/versions.json?v=b', '/__recto_content/versions.json?v=b']);
    await expect(runQuery(author, 'b')).rejects.toMatchObject({ reason: 'download' });
  });
});
