import { tableOf } from '../store/store.ts';
import { operandsOf } from './comparison.ts';
import { quoteName } from './names.ts';
import { isGroup, normaliseQuery } from './normalise.ts';
import type { Condition, ConditionGroup, Query } from './query.ts';

/**
 * Renders a query as the text that clients send: a select statement with its values inline. The text is never run by a
 * database; `parseQueryText` converts it back to a query.
 */
export function renderQueryText(query: Query): string {
  const { collection, fields, where, order, skip, limit, count } = normaliseQuery(query);
  const table = tableOf(collection);
  const from = `FROM ${/^\w+$/u.test(table) ? table : quoteName(table)}`;
  // Each condition is in parentheses, like a group.
  const conditions = where.parts.map((part) => `(${isGroup(part) ? renderParts(part) : renderCondition(part)})`);
  const clauses = conditions.length > 0 ? [from, `WHERE ${conditions.join(' AND ')}`] : [from];
  if (count) {
    const counted = count.field === '*' ? '*' : `${count.distinct ? 'DISTINCT ' : ''}${quoteName(count.field)}`;
    return [`SELECT COUNT(${counted}) AS count`, ...clauses].join(' ');
  }
  const chosen = fields.length > 0 ? fields.map(quoteName).join(', ') : '*';
  const sorted = order.map(({ field, direction }) => `${quoteName(field)} ${direction}`);
  clauses.push(`ORDER BY ${sorted.length > 0 ? sorted.join(', ') : 'stem ASC'}`);
  // OFFSET needs a LIMIT; in SQLite, -1 means no limit.
  if (limit !== undefined || skip > 0) clauses.push(`LIMIT ${limit ?? -1}`);
  if (skip > 0) clauses.push(`OFFSET ${skip}`);
  return [`SELECT ${chosen}`, ...clauses].join(' ');
}

function renderParts({ join, parts }: ConditionGroup): string {
  return parts.map((part) => (isGroup(part) ? `(${renderParts(part)})` : renderCondition(part))).join(` ${join} `);
}

function renderCondition({ field, operator, value }: Condition): string {
  const literals = operandsOf(value).map(renderLiteral);
  const compared = `${quoteName(field)} ${operator}`;
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return compared;
    case 'IN':
    case 'NOT IN':
      return `${compared} (${literals.join(', ')})`;
    default:
      return `${compared} ${literals.join(' AND ')}`;
  }
}

function renderLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
