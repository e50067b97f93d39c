import type { ColumnType } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { comparisonError, encodeJson, encodeOperand, operandsOf } from './comparison.ts';
import type { Dialect } from './dialect.ts';
import { quoteName } from './names.ts';
import type { Condition } from './query.ts';

/** Renders a condition as SQL. `bind` adds a parameter and returns its placeholder. The column must exist. */
export function renderCondition(
  condition: Condition,
  type: ColumnType,
  dialect: Dialect,
  bind: (value: string | number) => string,
): string {
  const error = comparisonError(condition, type);
  if (error !== undefined) {
    throw new ContentError(
      'query/comparison',
      `${error}.`,
      'Use another operator or value, or change the type of the field in the schema.',
    );
  }
  const { operator } = condition;
  const name = quoteName(condition.field);
  const column = dialect.comparable(name, type);
  const operands = operandsOf(condition.value);
  const placeholders = (): string[] => operands.map((value) => bind(encodeOperand(value, type)));
  const jsonPlaceholders = (): string[] => operands.flatMap(encodeJson).map(bind);

  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return `${name} ${operator}`;
    case 'LIKE':
      return dialect.like(column, placeholders().join(''));
    case 'NOT LIKE':
      return `NOT (${dialect.like(column, placeholders().join(''))})`;
    case 'BETWEEN':
    case 'NOT BETWEEN':
      return `${column} ${operator} ${placeholders().join(' AND ')}`;
    case 'IN':
    case 'NOT IN':
      return renderMembership(column, operator, type === 'json' ? jsonPlaceholders() : placeholders());
    case 'CONTAINS':
      return `(${jsonPlaceholders()
        .map((placeholder) => dialect.contains(column, placeholder))
        .join(' OR ')})`;
    default:
      if (type === 'json') return renderMembership(column, operator === '=' ? 'IN' : 'NOT IN', jsonPlaceholders());
      return `${column} ${operator} ${placeholders().join('')}`;
  }
}

/** Renders IN and NOT IN. An empty list becomes a constant condition, because PostgreSQL does not allow `IN ()`. */
function renderMembership(column: string, operator: 'IN' | 'NOT IN', placeholders: readonly string[]): string {
  if (placeholders.length === 0) return operator === 'IN' ? '1 = 0' : '1 = 1';
  return `${column} ${operator} (${placeholders.join(', ')})`;
}
