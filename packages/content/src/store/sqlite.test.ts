import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { prepareSqlite } from '../../fixtures/stores/kinds.ts';
import { fillTestStore, toStored } from '../../fixtures/stores/rows.ts';
import { describeReading, describeWriting } from '../../fixtures/stores/suite.ts';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { createSqliteWriter, openSqlite } from './sqlite.ts';
import { isUnavailable } from './unavailable-store.ts';

const kind = prepareSqlite();
describe('reading', () => {
  describeReading(kind);
});
describe('writing', () => {
  describeWriting(kind);
});

describe('a database file', () => {
  test('has no journal file when it is finished', async () => {
    const file = join(makeFolder(), 'content.sqlite');
    await fillTestStore(createSqliteWriter(file));
    expect(existsSync(file)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  test('is reported as damaged if a part of it cannot be read, also while it is open', async () => {
    const file = join(makeFolder(), 'content.sqlite');
    await fillTestStore(createSqliteWriter(file));
    const database = new DatabaseSync(file);
    database.exec(
      'CREATE TABLE "large" AS WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 5000) SELECT i, hex(zeroblob(100)) AS text FROM n',
    );
    database.close();
    const store = openSqlite(file);
    const bytes = readFileSync(file);
    bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 8192);
    writeFileSync(file, bytes);
    const error = await store.all('SELECT count(text) FROM "large"', []).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'store/damaged' });
    expect(isUnavailable(error)).toBe(true);
    await expect(store.all('SELECT missing FROM "large"', [])).rejects.toThrow('no such column');
    await store.close();
  });

  test('shows later changes to an open reader', async () => {
    const file = join(makeFolder(), 'content.sqlite');
    await fillTestStore(createSqliteWriter(file));
    const store = openSqlite(file);
    const writer = createSqliteWriter(file);
    await writer.put('pages', [toStored({ id: 'later' })]);
    expect(await queryItems(store, 'pages').where('id', '=', 'later').count()).toBe(1);
    await store.close();
    await writer.close();
  });

  test('is refused if it is missing or not a database', () => {
    const folder = makeFolder();
    writeFiles(folder, { 'text.sqlite': 'not a database, only a text of some length '.repeat(20) });
    expect(() => openSqlite(join(folder, 'text.sqlite'))).toThrow('cannot be opened: file is not a database');
    expect(() => openSqlite(join(folder, 'missing.sqlite'))).toThrow('missing.sqlite" cannot be opened');
  });

  test('is refused if no build has written it', async () => {
    const folder = makeFolder();
    writeFiles(folder, { 'empty.sqlite': '' });
    expect(() => openSqlite(join(folder, 'empty.sqlite'))).toThrow('empty.sqlite" contains no content');
  });
});
