import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { decodeRow } from '../query/decode.ts';
import { quoteName } from '../query/names.ts';
import { emptyStore } from './store-errors.ts';
import { createLibsqlWriter } from './libsql.ts';
import { createPostgresWriter } from './postgres.ts';
import { openReadOnly } from './sqlite.ts';
import { tableOf } from './store.ts';
import type { RawRow, StoredRow, WriteStore } from './store.ts';
import { fileOfUrl, parseStoreScheme } from './store-url.ts';
import { parseIndexes, SELECT_INDEXES } from './read-indexes.ts';
import { parseCollections, SELECT_COLLECTIONS } from './tables.ts';

/** Number of rows in memory at a time. */
const BATCH = 200;

interface PublishOptions {
  /** The database file of a finished build. */
  file: string;
  /** URL of the shared database, as in RECTO_DATABASE_URL. */
  url: string;
}

/**
 * Replaces the content of a shared database by the content of a build, in one transaction. A build with errors writes
 * no file, so its rows are never published.
 */
export async function publishContent({ file, url }: PublishOptions): Promise<void> {
  if (parseStoreScheme(url) === 'file' && fileOfUrl(url) === resolve(file)) throw sameFile(file);
  const source = openReadOnly(file);
  try {
    // A transaction reads all tables in the same state, even if the file changes meanwhile.
    source.exec('BEGIN');
    const collections = Object.entries(parseCollections(source.prepare(SELECT_COLLECTIONS).all()));
    // Otherwise an empty file would leave the old rows and look like a success.
    if (collections.length === 0) throw emptyStore(`"${file}"`);
    const writer = await createSharedWriter(url);
    try {
      for (const [name, columns] of collections) await copyCollection(source, writer, name, columns);
      await writer.finish();
    } catch (error) {
      // Readers keep the old rows. If the connection is lost, the original error is more useful than that of closing.
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
  const { __hash: hash, __locale: locale, __sort: sortKey, ...fields } = row;
  return {
    fields: decodeRow(fields, columns),
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
