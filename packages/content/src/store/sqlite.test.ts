import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { queryItems } from '../../fixtures/stores/cases.ts';
import { prepareSqlite } from '../../fixtures/stores/kinds.ts';
import { fillTestStore, toStored } from '../../fixtures/stores/rows.ts';
import { describeReading, describeWriting } from '../../fixtures/stores/suite.ts';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { createSqliteWriter, openSqlite } from './sqlite.ts';

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
