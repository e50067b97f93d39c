import type { Columns, ColumnType } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';

/** Returns the type of a column. Throws for an unknown name, so that none gets into a statement. */
export function columnTypeOf(field: string, collection: string, columns: Columns): ColumnType {
  const type = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (type) return type;
  throw new ContentError(
    'query/unknown-field',
    `Collection "${collection}" has no field "${field}".`,
    `Its fields: ${Object.keys(columns).join(', ')}.`,
  );
}
