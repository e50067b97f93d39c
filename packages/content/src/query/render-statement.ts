import type { Columns } from '../collections/columns.ts';
import { tableOf } from '../store/store.ts';
import type { Dialect } from './dialect.ts';
import { columnTypeOf } from './fields.ts';
import { quoteName } from './names.ts';
import { isGroup, normaliseQuery } from './normalise.ts';
import type { ConditionGroup, Query } from './query.ts';
import { renderCondition } from './render-condition.ts';

/** An SQL statement with its parameters. */
export interface Statement {
  /** Text of the statement with placeholders. */
  sql: string;
  /** Values of the placeholders, in order. */
  parameters: (string | number)[];
}

/** Renders a query as a select statement. All values are bound, and only columns of the collection can be named. */
export function renderStatement(query: Query, columns: Columns, dialect: Dialect): Statement {
  const { collection, locale, fields, where, order, skip, limit, count } = normaliseQuery(query);
  const parameters: Statement['parameters'] = [];
  const bind = (value: string | number): string => dialect.parameter(parameters.push(value));
  const typeOf = (field: string) => columnTypeOf(field, collection, columns);
  const name = (field: string): string => {
    typeOf(field);
    return quoteName(field);
  };
  const renderGroup = ({ join, parts }: ConditionGroup): string =>
    parts
      .map((part) =>
        isGroup(part) ? `(${renderGroup(part)})` : renderCondition(part, typeOf(part.field), dialect, bind),
      )
      .join(` ${join} `);

  const from = `FROM ${quoteName(tableOf(collection))}`;
  const conditions = [
    ...(locale === undefined ? [] : [`"__locale" = ${bind(locale)}`]),
    ...(where.parts.length > 0 ? [renderGroup(where)] : []),
  ];
  const narrowed = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  if (count) {
    const counted = count.field === '*' ? '*' : `${count.distinct ? 'DISTINCT ' : ''}${name(count.field)}`;
    return { sql: join(`SELECT COUNT(${counted}) AS "count"`, from, narrowed), parameters };
  }
  const chosen = fields.length > 0 ? fields : Object.keys(columns);
  // Equal rows are sorted by reading order, so that the same query always returns the same order.
  const sorted = [
    ...order.map(({ field, direction }) => dialect.orderBy(name(field), typeOf(field), direction)),
    dialect.orderBy('"__sort"', 'string', 'ASC'),
    dialect.orderBy('"id"', 'string', 'ASC'),
  ];
  const select = `SELECT ${chosen.map(name).join(', ')}`;
  const sql = join(select, from, narrowed, `ORDER BY ${sorted.join(', ')}`, dialect.window(limit, skip));
  return { sql, parameters };
}

function join(...clauses: string[]): string {
  return clauses.filter((clause) => clause !== '').join(' ');
}
