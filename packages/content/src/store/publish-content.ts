import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { decodeRow } from '../query/decode.ts';
import { quoteName } from '../query/names.ts';
import { emptyStore } from './faults.ts';
import { createLibsqlWriter } from './libsql.ts';
import { createPostgresWriter } from './postgres.ts';
import { openReadOnly } from './sqlite.ts';
import { tableOf } from './store.ts';
import type { RawRow, StoredRow, WriteStore } from './store.ts';
import { fileOfUrl, parseStoreScheme } from './store-url.ts';
import { parseIndexes, SELECT_INDEXES } from './read-indexes.ts';
import { parseCollections, SELECT_COLLECTIONS } from './tables.ts';

/** Rows in memory at a time. */
const BATCH = 200;

interface PublishOptions {
  /** The database file of a finished build. */
  file: string;
  /** The shared database, as RECTO_DATABASE_URL names it. */
  url: string;
}

/**
 * Puts the content of a build in the place of what a shared database held, whole or not at all.
 * A build with faults puts no file in place, so its rows never get this far.
 */
export async function publishContent({ file, url }: PublishOptions): Promise<void> {
  if (parseStoreScheme(url) === 'file' && fileOfUrl(url) === resolve(file)) throw sameFile(file);
  const source = openReadOnly(file);
  try {
    // One state of the file for all tables, whatever happens to it meanwhile.
    source.exec('BEGIN');
    const collections = Object.entries(parseCollections(source.prepare(SELECT_COLLECTIONS).all()));
    // Without this, a file of nothing would leave the old rows and look like a success.
    if (collections.length === 0) throw emptyStore(`"${file}"`);
    const writer = await createSharedWriter(url);
    try {
      for (const [name, columns] of collections) await copyCollection(source, writer, name, columns);
      await writer.finish();
    } catch (error) {
      // Readers keep the old rows. On a connection that is lost, the first reason tells more than this one.
      await writer.close().catch(() => undefined);
      throw error;
    }
  } finally {
    source.close();
  }
}

async function createSharedWriter(url: string): Promise<WriteStore> {
  return parseStoreScheme(url) === 'postgres' ? await createPostgresWriter(url) : await createLibsqlWriter(url);
}

async function copyCollection(source: DatabaseSync, writer: WriteStore, name: string, columns: Columns): Promise<void> {
  await writer.createCollection(name, columns, parseIndexes(source.prepare(SELECT_INDEXES).all(name)));
  let batch: StoredRow[] = [];
  for (const row of source.prepare(`SELECT * FROM ${quoteName(tableOf(name))}`).iterate()) {
    batch.push(toStoredRow(row, columns));
    if (batch.length < BATCH) continue;
    await writer.put(name, batch);
    batch = [];
  }
  await writer.put(name, batch);
}

function toStoredRow(row: RawRow, columns: Columns): StoredRow {
  const { __hash: hash, __locale: locale, __sort: sortKey, ...own } = row;
  return {
    fields: decodeRow(own, columns),
    hash: String(hash),
    locale: typeof locale === 'string' ? locale : undefined,
    sortKey: String(sortKey),
  };
}

function sameFile(file: string): ContentError {
  return new ContentError(
    'store/same-file',
    `The shared database is "${file}", the file of the build itself.`,
    'Leave RECTO_DATABASE_URL unset to read the file of the build, or name another file.',
  );
}
