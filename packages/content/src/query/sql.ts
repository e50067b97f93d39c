import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { tableOf } from '../store/store.ts';
import type { Value } from '../store/store.ts';
import type { Query } from './query.ts';

export interface Statement {
  sql: string;
  parameters: Value[];
}

/** A select statement with its values bound. Only columns of the collection get a name in it. */
export function renderSql(query: Query, columns: Columns): Statement {
  const column = (field: string): string => {
    if (Object.hasOwn(columns, field)) return `"${field}"`;
    throw new ContentError(
      'query/unknown-field',
      `Collection "${query.collection}" has no field "${field}".`,
      `Its fields: ${Object.keys(columns).join(', ')}.`,
    );
  };
  const fields = query.fields.length > 0 ? query.fields : Object.keys(columns);
  const conditions = query.conditions.map(({ field, operator }) => `${column(field)} ${operator} ?`);
  const sql = [
    `SELECT ${fields.map(column).join(', ')}`,
    `FROM "${tableOf(query.collection)}"`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    'ORDER BY "__sort" ASC',
    ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
  ].join(' ');
  return { sql, parameters: query.conditions.map(({ value }) => value) };
}
