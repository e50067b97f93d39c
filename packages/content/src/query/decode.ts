import type { Columns, ColumnType } from '../collections/columns.ts';
import type { RawRow } from '../store/store.ts';

/** Converts the values of a row from the database's booleans, numbers and JSON text to JavaScript values. */
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
      // PostgreSQL returns large integers as text.
      return Number(value);
    default:
      return value;
  }
}
