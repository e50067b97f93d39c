import type { ColumnType, Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import type { StoredRow } from './store.ts';

/** A value that can be bound to a statement in every database. */
export type BoundValue = string | number | null;

/** Internal columns after those of the schema; queries never return them. */
export const INTERNAL_COLUMNS = ['__hash', '__locale', '__sort'] as const;

/** Encodes a row for its table: the columns of the schema in order, then the internal columns. */
export function encodeRow(collection: string, row: StoredRow, columns: Columns): BoundValue[] {
  const fields = Object.entries(columns).map(([name, type]) => {
    const value = encode(row.fields[name], type);
    assertStorable(value, type, `Field "${name}" of "${String(row.fields['id'])}" in collection "${collection}"`);
    return value;
  });
  return [...fields, row.hash, row.locale ?? null, row.sortKey];
}

function encode(value: unknown, type: ColumnType): BoundValue {
  if (value === undefined || value === null) return null;
  if (type === 'json') return JSON.stringify(value) ?? null;
  if (value instanceof Date) return encodeDate(value, type);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value) ?? null;
}

/** Encodes a date as ISO text. An invalid date becomes "Invalid Date", which `assertStorable` rejects. */
function encodeDate(date: Date, type: ColumnType): string {
  if (Number.isNaN(date.getTime())) return String(date);
  return type === 'date' ? date.toISOString().slice(0, 10) : date.toISOString();
}

const DATE = /^\d{4}-\d{2}-\d{2}$/u;
const DATE_TIME = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Returns whether a value is a valid calendar date as ISO text. In a `datetime` column, a time may follow. */
function isDate(value: BoundValue, type: 'date' | 'datetime'): boolean {
  const text = String(value);
  const day = type === 'date' ? text : (DATE_TIME.exec(text)?.groups?.['date'] ?? '');
  // PostgreSQL has no year 0.
  if (!DATE.test(day) || day.startsWith('0000')) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Throws for values that one of the databases would change or reject, so that all of them store the same rows. */
function assertStorable(value: BoundValue, type: ColumnType, subject: string): void {
  // PostgreSQL rejects NUL in text, and libSQL truncates the text there.
  if (typeof value === 'string' && value.includes('\0')) {
    throw new ContentError(
      'store/text',
      `${subject} contains a NUL character (U+0000).`,
      'Remove the character: not every database can store it.',
    );
  }
  if ((type === 'date' || type === 'datetime') && value !== null && !isDate(value, type)) {
    throw new ContentError(
      'store/date',
      `${subject} is ${JSON.stringify(value)}, which is not a valid date.`,
      type === 'date'
        ? 'Write year, month and day: 2026-11-16.'
        : 'Write year, month and day, and the time if there is one: 2026-11-16T10:00:00Z.',
    );
  }
  const isStorable = type === 'integer' ? Number.isSafeInteger : Number.isFinite;
  if (typeof value === 'number' && !isStorable(value)) {
    throw new ContentError(
      'store/number',
      `${subject} is ${value}, which is not ${type === 'integer' ? 'a whole number below 2^53' : 'a finite number'}.`,
      type === 'integer' ? 'Correct the value, or make the field z.number() in the schema.' : 'Correct the value.',
    );
  }
}
