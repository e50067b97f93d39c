import { isGroup } from '../query/normalise.ts';
import type { ConditionGroup, Query } from '../query/query.ts';

/** Whether a query needs the bodies, which are the largest part of a collection. */
export function needsBody({ fields, where, order, count }: Query): boolean {
  const queriedFields = [...fields, ...order.map(({ field }) => field), ...fieldsIn(where)];
  const givesAll = fields.length === 0 && !count;
  return givesAll || count?.field === 'body' || queriedFields.includes('body');
}

function fieldsIn({ parts }: ConditionGroup): string[] {
  return parts.flatMap((part) => (isGroup(part) ? fieldsIn(part) : [part.field]));
}
