import type { Value } from '../store/store.ts';

/** All operators of conditions. */
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

/** An operator of a condition. */
export type Operator = (typeof OPERATORS)[number];

/** A comparison of a field with a value. */
export interface Condition {
  /** Name of the field. */
  field: string;
  /** How the field is compared. */
  operator: Operator;
  /** The value, or a list of values for IN, NOT IN, BETWEEN and NOT BETWEEN. */
  value?: Value | readonly Value[];
}

/** Conditions of which all (AND) or at least one (OR) must hold. */
export interface ConditionGroup {
  /** How the parts are joined. */
  join: 'AND' | 'OR';
  /** Conditions and nested groups. */
  parts: readonly (Condition | ConditionGroup)[];
}

/** A query on one collection as data; the dialect of a store renders it as SQL. */
export interface Query {
  /** Name of the collection. */
  collection: string;
  /** Returns only rows of this language; without it, rows of all languages. */
  locale?: string | undefined;
  /** Fields of the result; empty for all fields. */
  fields: readonly string[];
  /** Conditions that rows must match. */
  where: ConditionGroup;
  /** Fields to sort by; empty for reading order: by stem, with numbers compared by value. */
  order: readonly { field: string; direction: 'ASC' | 'DESC' }[];
  /** Number of rows to skip at the start. */
  skip: number;
  /** Maximum number of rows. */
  limit: number | undefined;
  /** Counts rows instead of returning them; the field `*` counts all rows, others only rows where it has a value. */
  count?: { field: string; distinct: boolean };
}
