import { ContentError } from '../errors.ts';
import { assertOneOf, createCondition } from './condition.ts';
import type { Condition, ConditionGroup, Query } from './query.ts';

/** The one form of all queries that mean the same: what statements are made of, and what a text is read back to. */
export function normaliseQuery(query: Query): Query {
  const { collection, locale, fields, where, order, skip, limit, count } = query;
  const parts = normaliseParts(where);
  const checked = {
    collection,
    ...(locale !== undefined && { locale }),
    where: where.join === 'OR' && parts.length > 1 ? all([{ join: 'OR' as const, parts }]) : all(parts),
  };
  if (count) {
    assertCountable(count);
    const { field, distinct } = count;
    return { ...checked, fields: [], order: [], skip: 0, limit: undefined, count: { field, distinct } };
  }
  for (const { direction } of order) assertOneOf(['ASC', 'DESC'], direction, 'direction');
  assertWhole('skip', skip);
  if (limit !== undefined) assertWhole('limit', limit);
  return {
    ...checked,
    fields: [...new Set(fields)],
    order: withoutRepetition(order),
    skip,
    limit,
  };
}

export function isGroup(part: Condition | ConditionGroup): part is ConditionGroup {
  return 'parts' in part;
}

/** Rows that are equal in a field stay equal when they are sorted by it again. */
function withoutRepetition(order: Query['order']): Query['order'] {
  const known = new Set<string>();
  return order
    .filter(({ field }) => {
      const isNew = !known.has(field);
      known.add(field);
      return isNew;
    })
    .map(({ field, direction }) => ({ field, direction }));
}

/** Numbers of rows become part of a statement, so at run time too they are only numbers. */
export function assertWhole(name: 'skip' | 'limit', value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new ContentError(
    'query/window',
    `${name} is ${JSON.stringify(value) ?? typeof value}, which is not a number of rows.`,
    'Give a whole number, 0 or more.',
  );
}

function assertCountable({ field, distinct }: { field: string; distinct: boolean }): void {
  if (field !== '*' || !distinct) return;
  throw new ContentError(
    'query/count',
    'Distinct rows cannot be counted: every row is one of its kind.',
    'Name the field whose different values are to be counted.',
  );
}

function all(parts: ConditionGroup['parts']): ConditionGroup {
  return { join: 'AND', parts };
}

/** A group of one is that one, and a group of none asks nothing. */
function normaliseParts({ join, parts }: ConditionGroup): ConditionGroup['parts'] {
  assertOneOf(['AND', 'OR'], join, 'join');
  return parts.flatMap((part) => {
    const next = isGroup(part) ? part : createCondition(part.field, part.operator, part.value);
    if (!isGroup(next)) return [next];
    const inner = normaliseParts(next);
    return inner.length > 1 ? [{ join: next.join, parts: inner }] : inner;
  });
}
