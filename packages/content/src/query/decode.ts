import type { Columns, ColumnType } from '../collections/columns.ts';
import type { RawRow } from '../store/store.ts';

/** A row as a query answers it, whatever the database's words for true, a number or JSON. */
export function decodeRow(row: RawRow, columns: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      decode(value, Object.hasOwn(columns, name) ? columns[name] : undefined),
    ]),
  );
}

function decode(value: unknown, type: ColumnType | undefined): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'json':
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    case 'boolean':
      return value === true || Number(value) === 1;
    case 'integer':
    case 'number':
      // PostgreSQL gives large whole numbers as text.
      return Number(value);
    default:
      return value;
  }
}
