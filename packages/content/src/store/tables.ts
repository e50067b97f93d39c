import { indexName } from '../collections/collection-index.ts';
import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';
import { quoteName } from '../query/names.ts';
import { INTERNAL_COLUMNS } from './values.ts';

/** The table in which a database describes itself: reading it needs no configuration. */
export const COLLECTIONS_TABLE = '"_recto_collections"';

/** `hash` names the structure; `version` the rows, and is NULL while they are being changed. */
export const CREATE_COLLECTIONS_TABLE = `CREATE TABLE IF NOT EXISTS ${COLLECTIONS_TABLE} ("name" TEXT PRIMARY KEY, "columns" TEXT NOT NULL, "hash" TEXT NOT NULL, "version" TEXT)`;

/** The indexes that were asked for, in a table of their own: databases of earlier versions have none. */
export const INDEXES_TABLE = '"_recto_indexes"';

const CREATE_INDEXES_TABLE = `CREATE TABLE IF NOT EXISTS ${INDEXES_TABLE} ("name" TEXT PRIMARY KEY, "indexes" TEXT NOT NULL)`;

/** What a database needs before the first collection. */
export const CREATE_OWN_TABLES = [CREATE_COLLECTIONS_TABLE, CREATE_INDEXES_TABLE];

export const SELECT_COLLECTIONS = `SELECT "name", "columns" FROM ${COLLECTIONS_TABLE} ORDER BY "name"`;

/** What each collection is at the moment: hashes of its structure and of its rows. */
export const SELECT_VERSIONS = `SELECT "name", "hash", "version" FROM ${COLLECTIONS_TABLE} ORDER BY "name"`;

/** In SQLite: one row, or none where no build has written. */
export const SELECT_COLLECTIONS_TABLE = `SELECT 1 FROM sqlite_schema WHERE "name" = '_recto_collections'`;

export function renderCreateTable(table: string, columns: Columns, dialect: Dialect): string {
  const internal = INTERNAL_COLUMNS.map((name) => [name, 'string'] as const);
  // A body fills pages of its own. What stands before it can be read without going through them.
  const ordered = [...Object.entries(columns), ...internal].sort(
    ([a], [b]) => Number(a === 'body') - Number(b === 'body'),
  );
  const definitions = ordered.map(([name, type]) => `${quoteName(name)} ${dialect.columnType(type)}`);
  return `CREATE TABLE ${quoteName(table)} (${[...definitions, 'PRIMARY KEY ("id")'].join(', ')})`;
}

/** Translations may share their values, so a unique index is one of each language. */
export function renderCreateIndex(table: string, index: CollectionIndex, name = indexName(table, index)): string {
  const { columns, unique = false } = index;
  const names = [...columns, ...(unique ? ['__locale'] : [])].map(quoteName).join(', ');
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quoteName(name)} ON ${quoteName(table)} (${names})`;
}

/** The indexes of a table: that of `path`, by which pages are found, and those asked for. */
export function tableIndexes(columns: Columns, indexes: readonly CollectionIndex[]): CollectionIndex[] {
  const byPath = Object.hasOwn(columns, 'path') ? [{ columns: ['path'] }] : [];
  return [...new Map([...byPath, ...indexes].map((index) => [indexName('', index), index])).values()];
}

/** Inserts `count` rows; a row whose id is there already is replaced. */
export function renderUpsert(table: string, names: readonly string[], dialect: Dialect, count = 1): string {
  const tuples = Array.from({ length: count }, (_, row) => {
    const marks = names.map((_, column) => dialect.parameter(row * names.length + column + 1));
    return `(${marks.join(', ')})`;
  });
  const updates = names
    .filter((name) => name !== 'id')
    .map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return [
    `INSERT INTO ${quoteName(table)} (${names.map(quoteName).join(', ')})`,
    `VALUES ${tuples.join(', ')}`,
    `ON CONFLICT ("id") DO UPDATE SET ${updates.join(', ')}`,
  ].join(' ');
}

export function renderDelete(table: string, dialect: Dialect): string {
  return `DELETE FROM ${quoteName(table)} WHERE "id" = ${dialect.parameter(1)}`;
}

/** Statements on the table of collections. */
export function renderCollectionStatements(dialect: Dialect) {
  const [first, second, third] = [1, 2, 3].map((index) => dialect.parameter(index));
  return {
    describe: [
      `INSERT INTO ${COLLECTIONS_TABLE} ("name", "columns", "hash", "version")`,
      `VALUES (${first}, ${second}, ${third}, NULL)`,
      'ON CONFLICT ("name") DO UPDATE SET "columns" = excluded."columns", "hash" = excluded."hash", "version" = NULL',
    ].join(' '),
    setVersion: `UPDATE ${COLLECTIONS_TABLE} SET "version" = ${first} WHERE "name" = ${second}`,
    forget: `DELETE FROM ${COLLECTIONS_TABLE} WHERE "name" = ${first}`,
    setIndexes: [
      `INSERT INTO ${INDEXES_TABLE} ("name", "indexes") VALUES (${first}, ${second})`,
      'ON CONFLICT ("name") DO UPDATE SET "indexes" = excluded."indexes"',
    ].join(' '),
    forgetIndexes: `DELETE FROM ${INDEXES_TABLE} WHERE "name" = ${first}`,
  };
}

/** Columns of each collection, from the rows of SELECT_COLLECTIONS. */
export function parseCollections(rows: Iterable<Record<string, unknown>>): Record<string, Columns> {
  const collections: Record<string, Columns> = {};
  for (const row of rows) collections[String(row['name'])] = JSON.parse(String(row['columns'])) as Columns;
  return collections;
}
