import { createCondition } from './condition.ts';
import type { Scalar } from './condition.ts';
import type { Condition, ConditionGroup, Operator } from './query.ts';
import type { Value } from '../store/store.ts';

/** Name of a field of a row. */
export type Field<Row> = keyof Row & string;

/** The arguments that follow an operator in `where`. */
export type Operand<O extends Operator> = O extends 'IS NULL' | 'IS NOT NULL'
  ? [value?: null]
  : O extends 'IN' | 'NOT IN'
    ? [values: readonly Value[]]
    : O extends 'BETWEEN' | 'NOT BETWEEN'
      ? [bounds: readonly [Scalar, Scalar]]
      : O extends '=' | '<>'
        ? [value: Value]
        : [value: Scalar];

/** A group of conditions that is built by chained calls. Each method returns a new group. */
export interface QueryGroup<Row> {
  /** The conditions and groups added so far. */
  readonly parts: readonly (Condition | ConditionGroup)[];
  /** Adds a condition. */
  where<O extends Operator>(field: Field<Row>, operator: O, ...operand: Operand<O>): QueryGroup<Row>;
  /** Adds conditions that all have to hold. */
  andWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryGroup<Row>;
  /** Adds conditions of which one has to hold. */
  orWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryGroup<Row>;
}

/** Creates a group of conditions, empty by default. */
export function createGroup<Row>(parts: QueryGroup<Row>['parts'] = []): QueryGroup<Row> {
  const add = (part: Condition | ConditionGroup): QueryGroup<Row> => createGroup([...parts, part]);
  return {
    parts,
    where: (field, operator, ...[value]) => add(createCondition(field, operator, value)),
    andWhere: (build) => add({ join: 'AND', parts: build(createGroup()).parts }),
    orWhere: (build) => add({ join: 'OR', parts: build(createGroup()).parts }),
  };
}
