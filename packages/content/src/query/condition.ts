import { ContentError } from '../errors.ts';
import type { Value } from '../store/store.ts';
import { OPERATORS } from './query.ts';
import type { Condition, ConditionGroup, Operator } from './query.ts';

/** A value that can be compared; null is asked for with IS NULL. */
export type Scalar = Exclude<Value, null>;

/**
 * A condition as every part of the engine reads it: checked, truth values as 0 and 1, null as IS NULL.
 * Giving it what it gave before changes nothing.
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

/** SQL never finds NULL in a list; here null in the list means what it says. */
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
  // Adding 0 makes 0 of -0, which no database tells apart.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  throw new ContentError(
    'query/value',
    `Field "${field}" cannot be compared with ${describe(value)} by ${operator}.`,
    'Give a text, a finite number, true or false; a date as ISO text; null only with =, <>, IN and NOT IN.',
  );
}

function describe(value: unknown): string {
  return value instanceof Date ? 'a Date' : (JSON.stringify(value) ?? typeof value);
}

/** Operators and directions become words of a statement, so at run time too they are only the known ones. */
export function assertOneOf<Known extends string>(
  known: readonly Known[],
  word: string,
  kind: string,
): asserts word is Known {
  if ((known as readonly string[]).includes(word)) return;
  throw new ContentError('query/unknown-word', `There is no ${kind} "${word}".`, `There are: ${known.join(', ')}.`);
}
