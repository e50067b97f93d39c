import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from './dialect.ts';

/**
 * SQLite converts values of DATE and DATETIME columns to numbers if they look like numbers. This never happens here:
 * rows contain full ISO dates (`store/values.ts`), and `encodeOperand` makes sure that a year stays text.
 */
const COLUMN_TYPES: Record<ColumnType, string> = {
  string: 'VARCHAR',
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'DATETIME',
  json: 'TEXT',
};

/** SQL dialect of SQLite for all drivers: `node:sqlite`, libSQL, and WebAssembly in the browser. */
export const sqliteDialect: Dialect = {
  name: 'sqlite',
  columnType: (type) => COLUMN_TYPES[type],
  parameter: () => '?',
  comparable: (column) => column,
  like: (column, parameter) => `${column} LIKE ${parameter}`,
  // Entries are compared as JSON text, which distinguishes 1 from "1" and true from 1.
  contains: (column, parameter) =>
    `json_type(${column}) = 'array' AND EXISTS (` +
    `SELECT 1 FROM json_each(${column}) AS entry WHERE ${column} -> entry.key = ${parameter})`,
  orderBy: (column, _type, direction) => `${column} ${direction}`,
  window(limit, skip) {
    if (skip > 0) return `LIMIT ${limit ?? -1} OFFSET ${skip}`;
    return limit === undefined ? '' : `LIMIT ${limit}`;
  },
};
