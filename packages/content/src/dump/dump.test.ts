import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentConfig } from '../collections/collection.ts';
import type { Columns } from '../collections/columns.ts';
import { createContent } from '../content.ts';
import { createSqliteWriter, openSqlite } from '../store/sqlite.ts';
import type { ReadStore, StoredRow } from '../store/store.ts';
import { openWasm } from '../store/wasm.ts';
import { createDumps } from './create-dumps.ts';
import { decodeDump, encodeDump } from './encode.ts';
import { readPart } from './part.ts';

const columns: Columns = {
  id: 'string',
  title: 'string',
  path: 'string',
  stem: 'string',
  body: 'json',
  rank: 'integer',
  draft: 'boolean',
};

function row(id: string, locale: string, fields: Record<string, unknown>): StoredRow {
  const stem = `${locale}/${id}`;
  const all = { id, title: id, path: `/${stem}`, stem, body: { nodes: [] }, rank: 1, draft: false, ...fields };
  return { fields: all, hash: createHash('sha256').update(JSON.stringify(all)).digest('hex'), locale, sortKey: stem };
}

const rows = [
  row('a', 'en', { title: 'it\'s "NULL"\nand more', rank: null }),
  row('b', 'en', { body: { nodes: [['p', {}, `${"long 🌊 '".repeat(20_000)}end`]] }, draft: true }),
  row('c', 'ar', { title: 'مرحبا' }),
];

const folder = mkdtempSync(join(tmpdir(), 'recto-dump-'));
let files = 0;
let store: ReadStore;

async function openRows(stored: readonly StoredRow[]): Promise<ReadStore> {
  const file = join(folder, `${files++}.sqlite`);
  const writer = createSqliteWriter(file);
  await writer.createCollection('docs', columns, []);
  await writer.put('docs', stored);
  await writer.finish();
  return openSqlite(file);
}

beforeAll(async () => {
  store = await openRows(rows);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Returns the rows of a browser database after running the statements. */
async function inBrowser(statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const browser = openWasm(await sqlite3InitModule());
  await browser.apply(statements);
  const content = createContent<ContentConfig>(browser);
  const result = await content.run({
    collection: 'docs',
    fields: [],
    where: { join: 'AND', parts: [] },
    order: [],
    skip: 0,
    limit: undefined,
  });
  await browser.close();
  return result;
}

test('a whole dump has the same rows in a browser as on the server, including long ones', async () => {
  const statements = await decodeDump(await createDumps(store).dump('docs', { part: 'all' }));
  expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(80_000);
  const content = createContent<ContentConfig>(store);
  const expected = await content.run({
    collection: 'docs',
    fields: [],
    where: { join: 'AND', parts: [] },
    order: [],
    skip: 0,
    limit: undefined,
  });
  expect(await inBrowser(statements)).toEqual(expected);
});

test('the index of one language contains no bodies and no other language', async () => {
  const text = await createDumps(store).dump('docs', { part: 'index', locale: 'en' });
  expect(text).not.toContain('long');
  expect(readPart(text)).toMatchObject({
    part: 'index',
    columns,
    values: { id: ['a', 'b'], title: ['it\'s "NULL"\nand more', 'b'], rank: [null, 1], draft: [0, 1] },
  });
});

test('bodies are sent without other columns, with their ids', async () => {
  const text = await createDumps(store).dump('docs', { part: 'body', locale: 'en' });
  const { values } = readPart(text);
  expect(Object.keys(values)).toEqual(['id', 'body', '__hash']);
  expect(values['id']).toEqual(['a', 'b']);
  expect(values['body']?.[1]).toContain('long 🌊');
});

test('the version changes with a row, but not with time', async () => {
  const version = await createDumps(store).version('docs');
  expect(version).toMatch(/^[0-9a-f]{16}$/u);
  const same = await openRows(rows.toReversed());
  expect(await createDumps(same).version('docs')).toBe(version);
  const other = await openRows([...rows.slice(1), row('a', 'en', { title: 'other' })]);
  expect(await createDumps(other).version('docs')).not.toBe(version);
  await Promise.all([same.close(), other.close()]);
});

test('dumps contain the version that the build stored', async () => {
  const dumps = createDumps(store);
  const version = await dumps.version('docs');
  expect(readPart(await dumps.dump('docs', { part: 'index' })).version).toBe(version);
  const browser = openWasm(await sqlite3InitModule());
  await browser.apply(await decodeDump(await dumps.dump('docs', { part: 'all' })));
  expect(await createDumps(browser).version('docs')).toBe(version);
  await browser.close();
});

test.for([
  '',
  '[]',
  '{}',
  'null',
  '{"format":1,"derived":[],"values":{}}',
  '{"format":1,"derived":[],"values":{"id":["a"],"title":[]}}',
  '{"format":1,"derived":[],"values":{"id":"a"}}',
  '{"format":1,"derived":[],"values":{"id":["a"',
  '{"format":1,"values":{"id":["a"]}}',
  '{"format":2,"derived":[],"values":{"id":["a"]}}',
])('%j is not a valid part', (text) => {
  expect(() => readPart(text)).toThrow(expect.objectContaining({ code: 'dump/broken' }));
});

test('an unknown collection has no dump', async () => {
  await expect(createDumps(store).dump('constructor', { part: 'all' })).rejects.toMatchObject({
    code: 'collection/unknown',
  });
});

test('encoding preserves every character', async () => {
  const statements = ["INSERT 'it''s'", '🌊 مرحبا\n\t'];
  expect(await decodeDump(await encodeDump(statements))).toEqual(statements);
});
