import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from './dialect.ts';

/** Text by code point, whatever the locale of the database: what `<` and BETWEEN compare by. */
const TEXT = 'TEXT COLLATE "C"';

const COLUMN_TYPES: Record<ColumnType, string> = {
  string: TEXT,
  // A number here is what JavaScript calls one: an INTEGER would refuse to be compared with 1.5.
  integer: 'DOUBLE PRECISION',
  number: 'DOUBLE PRECISION',
  // 0 and 1, as in SQLite.
  boolean: 'SMALLINT',
  date: TEXT,
  datetime: TEXT,
  // JSONB would reorder keys, rewrite numbers and refuse the escape \u0000.
  json: TEXT,
};

export const postgresDialect: Dialect = {
  name: 'postgres',
  columnType: (type) => COLUMN_TYPES[type],
  parameter: (index) => `$${index}`,
  // In the collation "C" only A–Z have a lower case; without an escape character a backslash is a backslash.
  like: (column, parameter) => `${column} COLLATE "C" ILIKE ${parameter} ESCAPE ''`,
  // JSON keeps its text, JSONB does not; and a value that is no list has no entries.
  contains: (column, parameter) =>
    `EXISTS (SELECT 1 FROM json_array_elements(CASE WHEN ${column} LIKE '[%' THEN ${column} ELSE '[]' END::json) ` +
    `AS entry WHERE entry::text = ${parameter})`,
  orderBy(column, type, direction) {
    const nulls = direction === 'ASC' ? 'NULLS FIRST' : 'NULLS LAST';
    return `${column}${COLUMN_TYPES[type] === TEXT ? ' COLLATE "C"' : ''} ${direction} ${nulls}`;
  },
  window(limit, skip) {
    const parts = [limit === undefined ? '' : `LIMIT ${limit}`, skip > 0 ? `OFFSET ${skip}` : ''];
    return parts.filter((part) => part !== '').join(' ');
  },
};
