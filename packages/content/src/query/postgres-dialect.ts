import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from './dialect.ts';

/** By code point, whatever the locale of the database: what `<` and BETWEEN compare text by. */
const BY_CODE_POINT = 'COLLATE "C"';

const COLUMN_TYPES: Record<ColumnType, string> = {
  string: `VARCHAR ${BY_CODE_POINT}`,
  // A number here is what JavaScript calls one: an INTEGER would refuse to be compared with 1.5.
  integer: 'DOUBLE PRECISION',
  number: 'DOUBLE PRECISION',
  boolean: 'BOOLEAN',
  date: 'DATE',
  // A TIMESTAMP would lose the offset and the precision that the author wrote.
  datetime: `TEXT ${BY_CODE_POINT}`,
  // JSONB would reorder keys, rewrite numbers and refuse the escape \u0000.
  json: `TEXT ${BY_CODE_POINT}`,
};

export const postgresDialect: Dialect = {
  name: 'postgres',
  columnType: (type) => COLUMN_TYPES[type],
  parameter: (index) => `$${index}`,
  // A DATE can only be compared with a full date, not with a year. As text it can be compared with both.
  compared: (column, type) => (type === 'date' ? `to_char(${column}, 'YYYY-MM-DD') ${BY_CODE_POINT}` : column),
  // In the collation "C" only A–Z have a lower case; without an escape character a backslash is a backslash.
  like: (column, parameter) => `${column} ${BY_CODE_POINT} ILIKE ${parameter} ESCAPE ''`,
  // JSON keeps its text, JSONB does not; and a value that is no list has no entries.
  contains: (column, parameter) =>
    `EXISTS (SELECT 1 FROM json_array_elements(CASE WHEN ${column} LIKE '[%' THEN ${column} ELSE '[]' END::json) ` +
    `AS entry WHERE entry::text = ${parameter})`,
  orderBy(column, type, direction) {
    const nulls = direction === 'ASC' ? 'NULLS FIRST' : 'NULLS LAST';
    return `${column}${COLUMN_TYPES[type].endsWith(BY_CODE_POINT) ? ` ${BY_CODE_POINT}` : ''} ${direction} ${nulls}`;
  },
  window(limit, skip) {
    const parts = [limit === undefined ? '' : `LIMIT ${limit}`, skip > 0 ? `OFFSET ${skip}` : ''];
    return parts.filter((part) => part !== '').join(' ');
  },
};
