import type { ColumnType, Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import type { StoredRow } from './store.ts';

/** What can be bound to a statement, in every database. */
export type Bound = string | number | null;

/** Columns of ours, after those of the schema; no query answers them. */
export const INTERNAL_COLUMNS = ['__hash', '__locale', '__sort'] as const;

/** A row as its table holds it: the columns of the schema in their order, then ours. */
export function encodeRow(collection: string, row: StoredRow, columns: Columns): Bound[] {
  const fields = Object.entries(columns).map(([name, type]) => {
    const value = encode(row.fields[name], type);
    assertStorable(value, type, `Field "${name}" of "${String(row.fields['id'])}" in collection "${collection}"`);
    return value;
  });
  return [...fields, row.hash, row.locale ?? null, row.sortKey];
}

function encode(value: unknown, type: ColumnType): Bound {
  if (value === undefined || value === null) return null;
  if (type === 'json') return JSON.stringify(value) ?? null;
  if (value instanceof Date) return type === 'date' ? value.toISOString().slice(0, 10) : value.toISOString();
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value) ?? null;
}

/** What one of the databases would lose or refuse, none takes: the same rows are the same everywhere. */
function assertStorable(value: Bound, type: ColumnType, place: string): void {
  // PostgreSQL has no text with NUL in it, and libSQL ends the text there.
  if (typeof value === 'string' && value.includes('\0')) {
    throw new ContentError(
      'store/text',
      `${place} contains a NUL character (U+0000).`,
      'Remove the character: no text needs it, and not every database can hold it.',
    );
  }
  const fits = type === 'integer' ? Number.isSafeInteger : Number.isFinite;
  if (typeof value === 'number' && !fits(value)) {
    throw new ContentError(
      'store/number',
      `${place} is ${value}, which is not ${type === 'integer' ? 'a whole number below 2^53' : 'a finite number'}.`,
      type === 'integer' ? 'Correct the value, or make the field z.number() in the schema.' : 'Correct the value.',
    );
  }
}
