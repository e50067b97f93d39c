import type { ColumnType } from '../collections/columns.ts';
import type { Condition, Operator } from './query.ts';

/** What can be compared with a column: by its order, by a pattern, or by what its list holds. */
const KINDS: Record<ColumnType, { holds: string; without: readonly Operator[] }> = {
  string: { holds: 'text', without: ['CONTAINS'] },
  date: { holds: 'dates', without: ['CONTAINS'] },
  datetime: { holds: 'points in time', without: ['CONTAINS'] },
  // What a number looks like as text differs from database to database.
  integer: { holds: 'numbers', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  number: { holds: 'numbers', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  boolean: { holds: 'true or false', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  // JSON is stored as text, in which 10 would come before 9.
  json: { holds: 'JSON', without: ['>', '<', '>=', '<=', 'BETWEEN', 'NOT BETWEEN'] },
};

/** Why a column of this type cannot be compared like that, or undefined when it can. */
export function comparisonFault({ field, operator, value }: Condition, type: ColumnType): string | undefined {
  const { holds, without } = KINDS[type];
  if (without.includes(operator)) return `Field "${field}" holds ${holds}, which ${operator} does not compare`;
  const odd = operandsOf(value).find((operand) => !fits(operand, type));
  return odd === undefined ? undefined : `Field "${field}" holds ${holds}, not ${JSON.stringify(odd)}`;
}

/** The values of a checked condition, one or many. */
export function operandsOf(value: Condition['value']): (string | number)[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return values.filter((operand) => typeof operand === 'string' || typeof operand === 'number');
}

/** A value as it is bound to be compared with a column of this type. */
export function encodeOperand(value: string | number, type: ColumnType): string | number {
  if (type === 'integer' || type === 'number' || type === 'boolean') return Number(value);
  // No store takes a text with NUL in it, and some cannot even be asked for one.
  const text = String(value).replaceAll('\0', '\u{FFFD}');
  return (type === 'date' || type === 'datetime') && LOOKS_LIKE_NUMBER.test(text) ? `${text}-` : text;
}

/**
 * SQLite compares a column of the type DATE with such a text as a number, and every date is greater than a number.
 * With a trailing dash, `2026-` is a text, and still sorts between the same dates.
 */
const LOOKS_LIKE_NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/iu;

/** A value as JSON spells it. In a query true and false are 1 and 0, which JSON tells apart: both are looked for. */
export function encodeJson(value: string | number): string[] {
  const text = JSON.stringify(value);
  if (value === 0) return [text, 'false'];
  return value === 1 ? [text, 'true'] : [text];
}

/** A number exactly as JavaScript writes it: one spelling a number, so none is rounded unseen. */
export function parseNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : undefined;
}

function fits(value: string | number, type: ColumnType): boolean {
  const number = typeof value === 'string' ? parseNumber(value) : value;
  if (type === 'boolean') return number === 0 || number === 1;
  return (type !== 'integer' && type !== 'number') || number !== undefined;
}
