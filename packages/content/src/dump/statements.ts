import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { tableOf } from '../store/store.ts';
import { COLLECTIONS_TABLE, CREATE_COLLECTIONS_TABLE, renderCreateIndex } from '../store/tables.ts';
import { INTERNAL_COLUMNS } from '../store/values.ts';
import type { RawRow } from '../store/store.ts';
import type { Version } from '../store/version.ts';
import type { Dialect } from '../query/dialect.ts';

/** Longer statements are split, because some engines reject them. */
const MAX_CHARACTERS = 70_000;

/** The collection that a dump is built from. */
export interface DumpedCollection {
  collection: string;
  columns: Columns;
  /** Indexes of the collection. */
  indexes?: readonly CollectionIndex[];
  /** Rows as the database returns them, including internal columns. */
  rows: readonly RawRow[];
  dialect: Dialect;
  version: Version;
}

/**
 * Renders the SQL statements that create a collection in a browser. Values are literals, and each statement is
 * independent.
 */
export function renderDumpStatements({ rows, ...source }: DumpedCollection): string[] {
  return [...renderDumpHead(source), ...renderDumpRows(source, rows)];
}

/** Renders the statements before those of the rows. */
export function renderDumpHead(source: Omit<DumpedCollection, 'rows'>): string[] {
  const { collection, columns, indexes = [], dialect, version } = source;
  const table = tableOf(collection);
  const names = [...Object.keys(columns), ...INTERNAL_COLUMNS];
  const definitions = names.map((name) => `"${name}" ${dialect.columnType(columns[name] ?? 'string')}`);
  return [
    `${CREATE_COLLECTIONS_TABLE};`,
    describe(collection, columns, version),
    `CREATE TABLE IF NOT EXISTS "${table}" (${definitions.join(', ')}, PRIMARY KEY ("id"));`,
    ...indexes.map(
      (index) => `${renderCreateIndex(table, { ...index, unique: false }).replace('INDEX', 'INDEX IF NOT EXISTS')};`,
    ),
  ];
}

/** Renders the statements of some rows. */
export function renderDumpRows(
  { collection, columns }: Pick<DumpedCollection, 'collection' | 'columns'>,
  rows: readonly RawRow[],
): string[] {
  const names = [...Object.keys(columns), ...INTERNAL_COLUMNS];
  return rows.flatMap((row) => renderRow(tableOf(collection), names, row));
}

/** Stores the columns of the collection in the database, as a build does. */
function describe(collection: string, columns: Columns, { structure, rows }: Version): string {
  const values = [collection, JSON.stringify(columns), structure, rows].map(renderLiteral).join(', ');
  return `INSERT OR REPLACE INTO ${COLLECTIONS_TABLE} ("name", "columns", "hash", "version") VALUES (${values});`;
}

function renderRow(table: string, names: readonly string[], row: RawRow): string[] {
  const literals = names.map((name) => renderLiteral(row[name]));
  const insert = (values: readonly string[]): string =>
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${values.join(', ')});`;
  const statement = insert(literals);
  if (statement.length <= MAX_CHARACTERS) return [statement];
  // Long texts start empty and are appended in pieces.
  const long = names.filter((_, index) => (literals[index] ?? '').length > MAX_CHARACTERS / 4);
  const id = renderLiteral(row['id']);
  const pieces = long.flatMap((name) =>
    splitText(String(row[name])).map(
      (piece) => `UPDATE "${table}" SET "${name}" = "${name}" || ${renderLiteral(piece)} WHERE "id" = ${id};`,
    ),
  );
  return [insert(names.map((name, index) => (long.includes(name) ? "''" : (literals[index] ?? 'NULL')))), ...pieces];
}

/** Splits a text into pieces of limited length, never inside of a character. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    piece += character;
    if (piece.length >= MAX_CHARACTERS / 2) {
      pieces.push(piece);
      piece = '';
    }
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function renderLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
