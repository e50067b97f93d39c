import { createCondition } from './condition.ts';
import type { Scalar } from './condition.ts';
import type { Condition, ConditionGroup, Operator } from './query.ts';
import type { Value } from '../store/store.ts';

/** Names of the fields of a row. */
export type Field<Row> = keyof Row & string;

/** What each operator compares with, as the rest of the arguments after it. */
export type Operand<O extends Operator> = O extends 'IS NULL' | 'IS NOT NULL'
  ? [value?: null]
  : O extends 'IN' | 'NOT IN'
    ? [values: readonly Value[]]
    : O extends 'BETWEEN' | 'NOT BETWEEN'
      ? [bounds: readonly [Scalar, Scalar]]
      : O extends '=' | '<>'
        ? [value: Value]
        : [value: Scalar];

/** Conditions in the making. Each call gives a new group. */
export interface QueryGroup<Row> {
  readonly parts: readonly (Condition | ConditionGroup)[];
  where<O extends Operator>(field: Field<Row>, operator: O, ...operand: Operand<O>): QueryGroup<Row>;
  /** Adds conditions that all have to hold. */
  andWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryGroup<Row>;
  /** Adds conditions of which one has to hold. */
  orWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryGroup<Row>;
}

export function createGroup<Row>(parts: QueryGroup<Row>['parts'] = []): QueryGroup<Row> {
  const add = (part: Condition | ConditionGroup): QueryGroup<Row> => createGroup([...parts, part]);
  return {
    parts,
    where: (field, operator, ...[value]) => add(createCondition(field, operator, value)),
    andWhere: (build) => add({ join: 'AND', parts: build(createGroup()).parts }),
    orWhere: (build) => add({ join: 'OR', parts: build(createGroup()).parts }),
  };
}
