import { ContentError } from '../errors.ts';
import { assertOneOf, createCondition } from './condition.ts';
import type { Condition, ConditionGroup, Query } from './query.ts';

/** Checks a query and converts it to the canonical form that `renderStatement` uses and `parseQueryText` returns. */
export function normaliseQuery(query: Query): Query {
  const { collection, locale, fields, where, order, skip, limit, count } = query;
  const parts = normaliseParts(where);
  const checked = {
    collection,
    ...(locale !== undefined && { locale }),
    where: where.join === 'OR' && parts.length > 1 ? joinWithAnd([{ join: 'OR' as const, parts }]) : joinWithAnd(parts),
  };
  if (count) {
    assertCountable(count);
    const { field, distinct } = count;
    return { ...checked, fields: [], order: [], skip: 0, limit: undefined, count: { field, distinct } };
  }
  for (const { direction } of order) assertOneOf(['ASC', 'DESC'], direction, 'direction');
  assertRowCount('skip', skip);
  if (limit !== undefined) assertRowCount('limit', limit);
  return {
    ...checked,
    fields: [...new Set(fields)],
    order: withoutRepetition(order),
    skip,
    limit,
  };
}

/** Returns whether a part of a condition group is itself a group. */
export function isGroup(part: Condition | ConditionGroup): part is ConditionGroup {
  return 'parts' in part;
}

/** Removes repeated fields of the order, which have no effect. */
function withoutRepetition(order: Query['order']): Query['order'] {
  const seenFields = new Set<string>();
  return order
    .filter(({ field }) => {
      const isNew = !seenFields.has(field);
      seenFields.add(field);
      return isNew;
    })
    .map(({ field, direction }) => ({ field, direction }));
}

/** Throws if a number of rows is not an integer: it becomes part of an SQL statement. */
export function assertRowCount(name: 'skip' | 'limit', value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new ContentError(
    'query/window',
    `${name} is ${JSON.stringify(value) ?? typeof value}, which is not a number of rows.`,
    'Pass a whole number, 0 or more.',
  );
}

function assertCountable({ field, distinct }: { field: string; distinct: boolean }): void {
  if (field !== '*' || !distinct) return;
  throw new ContentError(
    'query/count',
    'Distinct rows cannot be counted, because no two rows are equal.',
    'Pass the field whose distinct values should be counted.',
  );
}

function joinWithAnd(parts: ConditionGroup['parts']): ConditionGroup {
  return { join: 'AND', parts };
}

/** Replaces groups with one part by that part, and removes empty groups. */
function normaliseParts({ join, parts }: ConditionGroup): ConditionGroup['parts'] {
  assertOneOf(['AND', 'OR'], join, 'join');
  return parts.flatMap((part) => {
    const next = isGroup(part) ? part : createCondition(part.field, part.operator, part.value);
    if (!isGroup(next)) return [next];
    const inner = normaliseParts(next);
    return inner.length > 1 ? [{ join: next.join, parts: inner }] : inner;
  });
}
