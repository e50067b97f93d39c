import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from './dialect.ts';

/**
 * SQLite stores in a column of the type DATE or DATETIME whatever looks like a number as a number. Dates never do: rows
 * hold full ISO dates (`store/values.ts`), and `encodeOperand` keeps a year that dates are compared with a text.
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

/** SQLite, whichever library drives it: `node:sqlite`, libSQL, or the browser's WebAssembly. */
export const sqliteDialect: Dialect = {
  name: 'sqlite',
  columnType: (type) => COLUMN_TYPES[type],
  parameter: () => '?',
  compared: (column) => column,
  like: (column, parameter) => `${column} LIKE ${parameter}`,
  // Entries are compared as JSON text, which tells 1 from "1" and true from 1.
  contains: (column, parameter) =>
    `json_type(${column}) = 'array' AND EXISTS (` +
    `SELECT 1 FROM json_each(${column}) AS entry WHERE ${column} -> entry.key = ${parameter})`,
  orderBy: (column, _type, direction) => `${column} ${direction}`,
  window(limit, skip) {
    if (skip > 0) return `LIMIT ${limit ?? -1} OFFSET ${skip}`;
    return limit === undefined ? '' : `LIMIT ${limit}`;
  },
};
