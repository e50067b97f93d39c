import initSqlite from '@sqlite.org/sqlite-wasm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { readDump } from '../../fixtures/stores/dump.ts';
import { prepareFiles } from '../../fixtures/stores/kind.ts';
import { prepareWasm } from '../../fixtures/stores/kinds.ts';
import { fillTestStore } from '../../fixtures/stores/rows.ts';
import { describeReading } from '../../fixtures/stores/suite.ts';
import { createSqliteWriter } from './sqlite.ts';
import { openWasm } from './wasm.ts';

const kind = prepareWasm();
const nextFile = prepareFiles();
describe('reading', () => {
  describeReading(kind);
});

test('applies a dump to an open store', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = openWasm(await initSqlite());
  onTestFinished(() => store.close());
  expect(store.collections).toEqual({});
  await store.apply(readDump(file));
  expect(await queryItems(store, 'pages').count()).toBe(7);
});

test('undoes an incomplete dump', async () => {
  const file = nextFile('sqlite');
  await fillTestStore(createSqliteWriter(file));
  const store = openWasm(await initSqlite());
  onTestFinished(() => store.close());
  await expect(store.apply([...readDump(file), 'INSERT INTO'])).rejects.toThrow('incomplete input');
  expect(store.collections).toEqual({});
  await expect(store.all('SELECT * FROM "_content_pages"', [])).rejects.toThrow('no such table');
});
