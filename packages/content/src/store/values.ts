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
  if (value instanceof Date) return encodeDate(value, type);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value) ?? null;
}

/** An invalid date has no ISO text; it becomes a text that `assertStorable` refuses. */
function encodeDate(date: Date, type: ColumnType): string {
  if (Number.isNaN(date.getTime())) return String(date);
  return type === 'date' ? date.toISOString().slice(0, 10) : date.toISOString();
}

const DATE = /^\d{4}-\d{2}-\d{2}$/u;
const DATE_TIME = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Whether a value is a valid calendar date as ISO text, followed by a time if the column has one. */
function isDate(value: Bound, type: 'date' | 'datetime'): boolean {
  const text = String(value);
  const day = type === 'date' ? text : (DATE_TIME.exec(text)?.groups?.['date'] ?? '');
  // PostgreSQL has no year 0.
  if (!DATE.test(day) || day.startsWith('0000')) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
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
  if ((type === 'date' || type === 'datetime') && value !== null && !isDate(value, type)) {
    throw new ContentError(
      'store/date',
      `${place} is ${JSON.stringify(value)}, which is not a full date.`,
      type === 'date'
        ? 'Write year, month and day: 2026-11-16.'
        : 'Write year, month and day, and the time if there is one: 2026-11-16T10:00:00Z.',
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
