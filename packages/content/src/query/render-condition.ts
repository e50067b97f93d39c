import type { ColumnType } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { comparisonFault, encodeJson, encodeOperand, operandsOf } from './comparison.ts';
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
  const fault = comparisonFault(condition, type);
  if (fault !== undefined) {
    throw new ContentError(
      'query/comparison',
      `${fault}.`,
      'Use another operator or value, or change the type of the field in the schema.',
    );
  }
  const { operator } = condition;
  const name = quoteName(condition.field);
  const column = dialect.compared(name, type);
  const operands = operandsOf(condition.value);
  const places = (): string[] => operands.map((value) => bind(encodeOperand(value, type)));
  const jsonPlaces = (): string[] => operands.flatMap(encodeJson).map(bind);

  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return `${name} ${operator}`;
    case 'LIKE':
      return dialect.like(column, places().join(''));
    case 'NOT LIKE':
      return `NOT (${dialect.like(column, places().join(''))})`;
    case 'BETWEEN':
    case 'NOT BETWEEN':
      return `${column} ${operator} ${places().join(' AND ')}`;
    case 'IN':
    case 'NOT IN':
      return renderMembership(column, operator, type === 'json' ? jsonPlaces() : places());
    case 'CONTAINS':
      return `(${jsonPlaces()
        .map((place) => dialect.contains(column, place))
        .join(' OR ')})`;
    default:
      if (type === 'json') return renderMembership(column, operator === '=' ? 'IN' : 'NOT IN', jsonPlaces());
      return `${column} ${operator} ${places().join('')}`;
  }
}

/** Renders IN and NOT IN. An empty list becomes a constant condition, because PostgreSQL does not allow `IN ()`. */
function renderMembership(column: string, operator: 'IN' | 'NOT IN', places: readonly string[]): string {
  if (places.length === 0) return operator === 'IN' ? '1 = 0' : '1 = 1';
  return `${column} ${operator} (${places.join(', ')})`;
}
