import type { RunQuery } from '@recto/content';

/** The parts of a query that apply to its result as a whole. */
export type Arrangement = Pick<Parameters<RunQuery>[0], 'fields' | 'order' | 'skip' | 'limit'>;

/**
 * Sorts the joined rows of several queries and applies `skip` and `limit`, as a database does for a single query. Equal
 * rows keep their order. Fields that were read only for sorting are removed.
 */
export function arrangeRows<Row extends object>(rows: Row[], { fields, order, skip, limit }: Arrangement): Row[] {
  const sorted = order.length === 0 ? rows : rows.toSorted((a, b) => compareRows(a, b, order));
  const selected = sorted.slice(skip, limit === undefined ? undefined : skip + limit);
  const added = order.map(({ field }) => field).filter((field) => fields.length > 0 && !fields.includes(field));
  return added.length === 0 ? selected : selected.map((row) => without(row, added));
}

function compareRows(a: object, b: object, order: Arrangement['order']): number {
  for (const { field, direction } of order) {
    const comparison = compareValues(Reflect.get(a, field), Reflect.get(b, field));
    if (comparison !== 0) return direction === 'ASC' ? comparison : -comparison;
  }
  return 0;
}

/** Compares two values; a missing value sorts before all others. */
function compareValues(a: unknown, b: unknown): number {
  const [isMissing, isOtherMissing] = [a ?? undefined, b ?? undefined].map((value) => value === undefined);
  if (isMissing === true || isOtherMissing === true) return Number(isOtherMissing) - Number(isMissing);
  const [one, other] = [a, b].map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)) as [
    string,
    string,
  ];
  return one < other ? -1 : Number(one > other);
}

function without<Row extends object>(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name))) as Row;
}
