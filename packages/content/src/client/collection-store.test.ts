import initSqlite from '@sqlite.org/sqlite-wasm';
import { describe, expect, test } from 'vitest';
import { createSnapshotStorage } from '../../fixtures/client/snapshot-storage.ts';
import { columns, dumpPartOf, versionOf } from '../../fixtures/client/parts.ts';
import type { Note } from '../../fixtures/client/parts.ts';
import { openCollection } from './collection-store.ts';
import type { CollectionStoreOptions } from './collection-store.ts';
import type { SnapshotStorage } from './snapshot-storage.ts';

const sqlite3 = await initSqlite();
/** Bytes of a database page of SQLite in WebAssembly; the rows start on the sixth page. */
const PAGE = 8192;
const first: Note = { id: 'a', locale: 'en', title: 'First', body: 'one' };
const second: Note = { id: 'b', locale: 'ar', title: 'Second', body: 'two' };
const changed: Note = { ...first, title: 'Changed', body: 'one, again' };

type Download = CollectionStoreOptions['download'];

/** A server whose notes can be replaced, and which records the requests. */
function createServer(notes: readonly Note[], structure = columns) {
  const server = { notes, requests: [] as string[] };
  const download: Download = async (key, version) => {
    server.requests.push(`${key.part} ${key.locale} ${version}`);
    return dumpPartOf(server.notes, key, structure);
  };
  return Object.assign(server, { download });
}

async function openTab({ download }: { download: Download }, options: Partial<CollectionStoreOptions> = {}) {
  const store = await openCollection({
    collection: 'notes',
    sqlite3,
    snapshots: undefined,
    withLock: (work) => work(),
    download,
    isLive: false,
    ...options,
  });
  return {
    use: store.use,
    /** Titles, and bodies if requested. */
    read: (version: string, { locale = '', body = false } = {}) =>
      store.use({ version, locale, body }, async (database) => {
        const names = body ? `"title" || ' ' || coalesce("body", 'no body')` : '"title"';
        const only = locale === '' ? '' : `WHERE "__locale" = '${locale}'`;
        const rows = await database.all(`SELECT ${names} AS "text" FROM "_content_notes" ${only} ORDER BY "id"`, []);
        return rows.map((row) => row['text']);
      }),
  };
}

/** Results of a query that starts at every point at which another query may be waiting. */
async function readMeanwhile(read: () => Promise<unknown[]>): Promise<Set<unknown>> {
  const reads: Promise<unknown[]>[] = [];
  for (let moment = 0; moment < 200; moment += 1) {
    reads.push(read());
    await Promise.resolve();
  }
  return new Set((await Promise.all(reads)).flat());
}

test('each part is downloaded once', async () => {
  const server = createServer([first, second]);
  const version = versionOf(server.notes);
  const { read } = await openTab(server);
  expect(await read(version, { locale: 'en' })).toEqual(['First']);
  expect(await read(version, { locale: 'en' })).toEqual(['First']);
  expect(await read(version, { locale: 'en', body: true })).toEqual(['First "one"']);
  expect(await read(version, { locale: 'en', body: true })).toEqual(['First "one"']);
  expect(await read(version, { locale: 'ar' })).toEqual(['Second']);
  expect(server.requests).toEqual([`index en ${version}`, `body en ${version}`, `index ar ${version}`]);
});

test('parallel queries share a download', async () => {
  const server = createServer([first]);
  const version = versionOf(server.notes);
  const { read } = await openTab(server);
  await Promise.all([read(version), read(version, { body: true }), read(version)]);
  expect(server.requests).toEqual([`index  ${version}`, `body  ${version}`]);
});

test('bodies are not requested for a collection without bodies', async () => {
  const { body: _, ...structure } = columns;
  const server = createServer([first], structure);
  const { use } = await openTab(server);
  const needed = { version: versionOf(server.notes, structure), locale: '', body: true };
  const rows = await use(needed, (database) => database.all('SELECT "title" FROM "_content_notes"', []));
  expect(rows).toEqual([{ title: 'First' }]);
  expect(server.requests).toEqual([`index  ${needed.version}`]);
});

describe('a server with a newer version', () => {
  test('is not requested again for the old version', async () => {
    const server = createServer([changed]);
    const { read } = await openTab(server);
    expect(await read('gone')).toEqual(['Changed']);
    expect(await read('gone')).toEqual(['Changed']);
    expect(server.requests).toEqual(['index  gone']);
  });

  test('between index and bodies: both are of the new version', async () => {
    const server = createServer([first]);
    const before = versionOf(server.notes);
    const { read } = await openTab(server);
    await read(before);
    server.notes = [changed];
    const after = versionOf(server.notes);
    server.requests.length = 0;
    expect(await read(before, { body: true })).toEqual(['Changed "one, again"']);
    expect(await read(before, { body: true })).toEqual(['Changed "one, again"']);
    expect(server.requests).toEqual([`body  ${before}`, `index  ${after}`]);
  });

  test('during other queries: no row is without its body', async () => {
    const server = createServer([first]);
    const before = versionOf(server.notes);
    const { read } = await openTab(server);
    await read(before, { body: true });
    server.notes = [changed];
    const moved = read(versionOf(server.notes));
    const titles = await readMeanwhile(() => read(before, { body: true }));
    expect(titles).toEqual(new Set(['First "one"', 'Changed "one, again"']));
    expect(await moved).toEqual(['Changed']);
  });

  test('in every response: the query fails', async () => {
    let turn = 0;
    const { read } = await openTab({
      download: async (key) => dumpPartOf([{ ...first, title: `Title ${(turn += 1)}` }], key),
    });
    await expect(read('any', { body: true })).rejects.toMatchObject({ name: 'Unavailable', reason: 'download' });
  });
});

test('on a development server every query sends a request', async () => {
  const server = createServer([first]);
  const { read } = await openTab(server, { isLive: true });
  expect(await read('', { body: true })).toEqual(['First "one"']);
  server.notes = [changed];
  expect(await read('')).toEqual(['Changed']);
  expect(await read('', { body: true })).toEqual(['Changed "one, again"']);
});

describe('stored databases', () => {
  test('the next page sends no requests', async () => {
    const server = createServer([first]);
    const version = versionOf(server.notes);
    const snapshots = createSnapshotStorage();
    await openTab(server, { snapshots }).then(({ read }) => read(version, { body: true }));
    server.requests.length = 0;
    const next = await openTab(server, { snapshots });
    expect(await next.read(version, { body: true })).toEqual(['First "one"']);
    expect(server.requests).toEqual([]);
  });

  test('another tab loads what the first one has stored meanwhile', async () => {
    const server = createServer([first]);
    const version = versionOf(server.notes);
    const snapshots = createSnapshotStorage();
    const tabs = [await openTab(server, { snapshots }), await openTab(server, { snapshots })] as const;
    await tabs[0].read(version);
    expect(await tabs[1].read(version)).toEqual(['First']);
    expect(server.requests).toEqual([`index  ${version}`]);
  });

  test('a tab whose rows another tab has replaced returns rows of one complete version', async () => {
    const server = createServer([first]);
    const before = versionOf(server.notes);
    const snapshots = createSnapshotStorage();
    const old = await openTab(server, { snapshots });
    await old.read(before, { locale: 'en', body: true });
    server.notes = [changed, second];
    const current = await openTab(server, { snapshots });
    await current.read(versionOf(server.notes), { locale: 'en' });
    // The old tab fetches another language, and loads the new index without its bodies.
    const results = await Promise.all([
      old.read(before, { locale: 'ar' }),
      old.read(before, { locale: 'en', body: true }),
    ]);
    expect(results[0]).toEqual(['Second']);
    expect(['First "one"', 'Changed "one, again"']).toContain(results[1][0]);
    expect(await old.read(before, { locale: 'en', body: true })).toEqual(['Changed "one, again"']);
  });

  test.for<[string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
    ['not a database', (bytes) => bytes.fill(1)],
    ['empty', () => new Uint8Array()],
    ['truncated', (bytes) => bytes.slice(0, bytes.length / 2)],
    ['overwritten after its first page', (bytes) => bytes.fill(1, PAGE)],
    ['overwritten where its rows are', (bytes) => bytes.fill(1, 5 * PAGE, 6 * PAGE)],
  ])('a damaged database (%s) is replaced', async ([, damage]) => {
    const server = createServer([first]);
    const version = versionOf(server.notes);
    const snapshots = createSnapshotStorage();
    await openTab(server, { snapshots }).then(({ read }) => read(version, { body: true }));
    const snapshot = await snapshots.read('notes');
    await snapshots.write('notes', { stamp: 'damaged', bytes: damage(snapshot?.bytes ?? new Uint8Array()) });
    server.requests.length = 0;
    const { read } = await openTab(server, { snapshots });
    expect(await read(version, { body: true })).toEqual(['First "one"']);
    expect(server.requests).toHaveLength(2);
  });

  test('queries during the replacement of a database are answered', async () => {
    const server = createServer([first, second]);
    const version = versionOf(server.notes);
    const snapshots = createSnapshotStorage();
    const tab = await openTab(server, { snapshots });
    await tab.read(version, { locale: 'en' });
    await openTab(server, { snapshots }).then(({ read }) => read(version, { locale: 'ar' }));
    const other = tab.read(version, { locale: 'ar' });
    const titles = await readMeanwhile(() => tab.read(version, { locale: 'en' }));
    expect(titles).toEqual(new Set(['First']));
    expect(await other).toEqual(['Second']);
  });

  test('an unreadable database is ignored', async () => {
    const server = createServer([first]);
    const snapshots: SnapshotStorage = {
      read: async () => await Promise.reject(new Error('blocked')),
      write: async () => undefined,
    };
    const { read } = await openTab(server, { snapshots });
    expect(await read(versionOf(server.notes))).toEqual(['First']);
  });

  test('without space for the database, a query fails with the reason', async () => {
    const server = createServer([first]);
    const snapshots: SnapshotStorage = {
      read: async () => undefined,
      write: async () => await Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const { read } = await openTab(server, { snapshots });
    await expect(read(versionOf(server.notes))).rejects.toMatchObject({ name: 'Unavailable', reason: 'storage' });
  });
});

test('a failed download stores nothing, and the next query tries again', async () => {
  const server = createServer([first]);
  const snapshots = createSnapshotStorage();
  let fails = 1;
  const download: Download = async (key, version) => {
    if ((fails -= 1) >= 0) throw new Error('offline');
    return await server.download(key, version);
  };
  const { read } = await openTab({ download }, { snapshots });
  await expect(read(versionOf(server.notes))).rejects.toThrow('offline');
  expect(snapshots.collections()).toEqual([]);
  expect(await read(versionOf(server.notes))).toEqual(['First']);
});
