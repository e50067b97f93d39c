import { indexName } from '../collections/collection-index.ts';
import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';
import { quoteName } from '../query/names.ts';
import { INTERNAL_COLUMNS } from './values.ts';

/** Table that describes the collections, so that a database can be read without the configuration. */
export const COLLECTIONS_TABLE = '"_recto_collections"';

/**
 * Statement that creates the table of collections. `hash` is the hash of the structure. `version` is the hash of the
 * rows; it is NULL while rows are changed.
 */
export const CREATE_COLLECTIONS_TABLE = `CREATE TABLE IF NOT EXISTS ${COLLECTIONS_TABLE} ("name" TEXT PRIMARY KEY, "columns" TEXT NOT NULL, "hash" TEXT NOT NULL, "version" TEXT)`;

/** Table of the configured indexes. It is separate, because databases of earlier versions do not have it. */
export const INDEXES_TABLE = '"_recto_indexes"';

const CREATE_INDEXES_TABLE = `CREATE TABLE IF NOT EXISTS ${INDEXES_TABLE} ("name" TEXT PRIMARY KEY, "indexes" TEXT NOT NULL)`;

/** Statements that create the internal tables, which must exist before the first collection. */
export const CREATE_INTERNAL_TABLES = [CREATE_COLLECTIONS_TABLE, CREATE_INDEXES_TABLE];

/** Statement for the columns of all collections. */
export const SELECT_COLLECTIONS = `SELECT "name", "columns" FROM ${COLLECTIONS_TABLE} ORDER BY "name"`;

/** Statement for the current hashes of the structure and rows of all collections. */
export const SELECT_VERSIONS = `SELECT "name", "hash", "version" FROM ${COLLECTIONS_TABLE} ORDER BY "name"`;

/** SQLite statement that returns one row, or none if no build has written the database. */
export const SELECT_COLLECTIONS_TABLE = `SELECT 1 FROM sqlite_schema WHERE "name" = '_recto_collections'`;

/** Renders the statement that creates the table of a collection. */
export function renderCreateTable(table: string, columns: Columns, dialect: Dialect): string {
  const internal = INTERNAL_COLUMNS.map((name) => [name, 'string'] as const);
  // A large body is stored in overflow pages. Columns before it can be read without loading these pages.
  const ordered = [...Object.entries(columns), ...internal].sort(
    ([a], [b]) => Number(a === 'body') - Number(b === 'body'),
  );
  const definitions = ordered.map(([name, type]) => `${quoteName(name)} ${dialect.columnType(type)}`);
  return `CREATE TABLE ${quoteName(table)} (${[...definitions, 'PRIMARY KEY ("id")'].join(', ')})`;
}

/**
 * Renders the statement that creates an index. Translations may share values, so a unique index includes the language.
 */
export function renderCreateIndex(table: string, index: CollectionIndex, name = indexName(table, index)): string {
  const { columns, unique = false } = index;
  const names = [...columns, ...(unique ? ['__locale'] : [])].map(quoteName).join(', ');
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quoteName(name)} ON ${quoteName(table)} (${names})`;
}

/** Returns the indexes of a table: that of `path`, by which pages are found, and the configured ones. */
export function tableIndexes(columns: Columns, indexes: readonly CollectionIndex[]): CollectionIndex[] {
  const byPath = Object.hasOwn(columns, 'path') ? [{ columns: ['path'] }] : [];
  return [...new Map([...byPath, ...indexes].map((index) => [indexName('', index), index])).values()];
}

/** Renders a statement that inserts `count` rows and replaces rows with the same ids. */
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

/** Renders a statement that deletes a row by id. */
export function renderDelete(table: string, dialect: Dialect): string {
  return `DELETE FROM ${quoteName(table)} WHERE "id" = ${dialect.parameter(1)}`;
}

/** Renders the statements that change the tables of collections and indexes. */
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

/** Parses the rows of SELECT_COLLECTIONS to the columns of each collection. */
export function parseCollections(rows: Iterable<Record<string, unknown>>): Record<string, Columns> {
  const collections: Record<string, Columns> = {};
  for (const row of rows) collections[String(row['name'])] = JSON.parse(String(row['columns'])) as Columns;
  return collections;
}
