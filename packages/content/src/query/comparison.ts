import type { ColumnType } from '../collections/columns.ts';
import type { Condition, Operator } from './query.ts';

/** For each column type, a description of its values and the operators that cannot be used with it. */
const KINDS: Record<ColumnType, { contents: string; without: readonly Operator[] }> = {
  string: { contents: 'text', without: ['CONTAINS'] },
  date: { contents: 'dates', without: ['CONTAINS'] },
  datetime: { contents: 'timestamps', without: ['CONTAINS'] },
  // Databases differ in how they convert numbers to text.
  integer: { contents: 'numbers', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  number: { contents: 'numbers', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  boolean: { contents: 'true or false', without: ['LIKE', 'NOT LIKE', 'CONTAINS'] },
  // JSON is stored as text, which would sort 10 before 9.
  json: { contents: 'JSON', without: ['>', '<', '>=', '<=', 'BETWEEN', 'NOT BETWEEN'] },
};

/** Returns why a condition does not work with a column of this type, or `undefined` if it does. */
export function comparisonError({ field, operator, value }: Condition, type: ColumnType): string | undefined {
  const { contents, without } = KINDS[type];
  if (without.includes(operator)) return `Field "${field}" contains ${contents}, so ${operator} cannot be used`;
  const misfit = operandsOf(value).find((operand) => !fits(operand, type));
  return misfit === undefined ? undefined : `Field "${field}" contains ${contents}, not ${JSON.stringify(misfit)}`;
}

/** Returns the values of a checked condition as a list. */
export function operandsOf(value: Condition['value']): (string | number)[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return values.filter((operand) => typeof operand === 'string' || typeof operand === 'number');
}

/** Converts a value to the parameter that is compared with a column of this type. */
export function encodeOperand(value: string | number, type: ColumnType): string | number {
  if (type === 'integer' || type === 'number' || type === 'boolean') return Number(value);
  // No store accepts text with NUL characters, and some reject them in queries as well.
  const text = String(value).replaceAll('\0', '\u{FFFD}');
  return (type === 'date' || type === 'datetime') && LOOKS_LIKE_NUMBER.test(text) ? `${text}-` : text;
}

/**
 * Matches text that SQLite converts to a number when it is compared with a DATE column; every date is greater than a
 * number. With a trailing dash, `2026-` stays text and sorts between the same dates.
 */
const LOOKS_LIKE_NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/iu;

/** Returns the JSON texts of a value. Queries use 1 and 0 for true and false, so both spellings are searched for. */
export function encodeJson(value: string | number): string[] {
  const text = JSON.stringify(value);
  if (value === 0) return [text, 'false'];
  return value === 1 ? [text, 'true'] : [text];
}

/** Parses a number in the form in which JavaScript prints it, so that no number is rounded silently. */
export function parseNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : undefined;
}

function fits(value: string | number, type: ColumnType): boolean {
  const number = typeof value === 'string' ? parseNumber(value) : value;
  if (type === 'boolean') return number === 0 || number === 1;
  return (type !== 'integer' && type !== 'number') || number !== undefined;
}
