import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from './dialect.ts';

/** Makes `<`, BETWEEN and ORDER BY compare text by code point, independent of the locale of the database. */
const BY_CODE_POINT = 'COLLATE "C"';

const COLUMN_TYPES: Record<ColumnType, string> = {
  string: `VARCHAR ${BY_CODE_POINT}`,
  // Numbers are JavaScript numbers: an INTEGER column could not be compared with 1.5.
  integer: 'DOUBLE PRECISION',
  number: 'DOUBLE PRECISION',
  boolean: 'BOOLEAN',
  date: 'DATE',
  // A TIMESTAMP would lose the offset and the precision that the author wrote.
  datetime: `TEXT ${BY_CODE_POINT}`,
  // JSONB would reorder keys, rewrite numbers and reject the escape \u0000.
  json: `TEXT ${BY_CODE_POINT}`,
};

/** SQL dialect of PostgreSQL. */
export const postgresDialect: Dialect = {
  name: 'postgres',
  columnType: (type) => COLUMN_TYPES[type],
  parameter: (index) => `$${index}`,
  // A DATE can only be compared with a full date, not with a year; as text it can be compared with both.
  comparable: (column, type) => (type === 'date' ? `to_char(${column}, 'YYYY-MM-DD') ${BY_CODE_POINT}` : column),
  // In the collation "C" only A–Z have lower case. ESCAPE '' makes a backslash an ordinary character.
  like: (column, parameter) => `${column} ${BY_CODE_POINT} ILIKE ${parameter} ESCAPE ''`,
  // `json` keeps the text of each entry, unlike `jsonb`. A value that is not an array has no entries.
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
