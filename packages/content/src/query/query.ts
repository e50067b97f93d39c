import type { Value } from '../store/store.ts';

export const OPERATORS = [
  '=',
  '<>',
  '>',
  '<',
  '>=',
  '<=',
  'IN',
  'NOT IN',
  'BETWEEN',
  'NOT BETWEEN',
  'IS NULL',
  'IS NOT NULL',
  'LIKE',
  'NOT LIKE',
  'CONTAINS',
] as const;

export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  field: string;
  operator: Operator;
  value?: Value | readonly Value[];
}

/** Conditions that hold together (AND) or each for itself (OR). */
export interface ConditionGroup {
  join: 'AND' | 'OR';
  parts: readonly (Condition | ConditionGroup)[];
}

/** A question to one collection, as data; a store's dialect gives it words. */
export interface Query {
  collection: string;
  /** Rows of this language alone; without it, those of all. */
  locale?: string | undefined;
  /** Empty means every field. */
  fields: readonly string[];
  where: ConditionGroup;
  /** Empty means by stem, numbers as numbers. */
  order: readonly { field: string; direction: 'ASC' | 'DESC' }[];
  skip: number;
  limit: number | undefined;
  /** Present when rows are counted instead of given; the field `*` counts rows, any other those that have it. */
  count?: { field: string; distinct: boolean };
}
