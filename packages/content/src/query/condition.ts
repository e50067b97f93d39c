import { ContentError } from '../errors.ts';
import type { Value } from '../store/store.ts';
import { OPERATORS } from './query.ts';
import type { Condition, ConditionGroup, Operator } from './query.ts';

/** A value that can be compared; `null` is compared with IS NULL instead. */
export type Scalar = Exclude<Value, null>;

/**
 * Creates a checked condition, with booleans as 0 and 1 and comparisons with `null` as IS NULL. Idempotent: a condition
 * that it returned stays the same.
 */
export function createCondition(field: string, operator: Operator, value: unknown): Condition | ConditionGroup {
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return { field, operator };
    case 'IN':
    case 'NOT IN':
      return createMembership(field, operator, value);
    case 'BETWEEN':
    case 'NOT BETWEEN':
      if (!Array.isArray(value) || value.length !== 2) {
        throw new Error(`Value for ${operator} must be an array with two elements`);
      }
      return { field, operator, value: value.map((bound) => readScalar(field, operator, bound)) };
    case '=':
      return value === null ? { field, operator: 'IS NULL' } : createComparison(field, operator, value);
    case '<>':
      return value === null ? { field, operator: 'IS NOT NULL' } : createComparison(field, operator, value);
    default:
      return createComparison(field, operator, value);
  }
}

function createComparison(field: string, operator: Operator, value: unknown): Condition {
  assertOneOf(OPERATORS, operator, 'operator');
  return { field, operator, value: readScalar(field, operator, value) };
}

/** SQL never finds NULL with IN; here `null` in the list matches rows without a value. */
function createMembership(field: string, operator: 'IN' | 'NOT IN', value: unknown): Condition | ConditionGroup {
  if (!Array.isArray(value)) throw new TypeError(`Value for ${operator} must be an array`);
  const scalars = value.filter((entry) => entry !== null).map((entry) => readScalar(field, operator, entry));
  const members: Condition = { field, operator, value: scalars };
  if (scalars.length === value.length) return members;
  const isNull: Condition = { field, operator: operator === 'IN' ? 'IS NULL' : 'IS NOT NULL' };
  if (scalars.length === 0) return isNull;
  return { join: operator === 'IN' ? 'OR' : 'AND', parts: [members, isNull] };
}

function readScalar(field: string, operator: Operator, value: unknown): string | number {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  // Adding 0 converts -0 to 0; databases do not distinguish them.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  throw new ContentError(
    'query/value',
    `Field "${field}" cannot be compared with ${describe(value)} by ${operator}.`,
    'Pass a string, a finite number, true or false; a date as ISO text; null only with =, <>, IN and NOT IN.',
  );
}

function describe(value: unknown): string {
  return value instanceof Date ? 'a Date' : (JSON.stringify(value) ?? typeof value);
}

/** Throws if a keyword is unknown: operators and directions become part of an SQL statement. */
export function assertOneOf<Known extends string>(
  words: readonly Known[],
  word: string,
  kind: string,
): asserts word is Known {
  if ((words as readonly string[]).includes(word)) return;
  throw new ContentError('query/unknown-word', `There is no ${kind} "${word}".`, `Use one of: ${words.join(', ')}.`);
}
