import { z } from 'zod';
import { pageSchema } from './collection.ts';
import type { Collection } from './collection.ts';

export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'json';
export type Columns = Record<string, ColumnType>;

/** Columns of a collection's table, read off its schema: the common ones, then its own. */
export function buildColumns(collection: Collection): Columns {
  const fields = { ...pageSchema.shape, ...collection.schema.shape } as Record<string, z.ZodType>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnType(field)]));
}

function columnType(field: z.ZodType): ColumnType {
  const { type } = z.toJSONSchema(field, { unrepresentable: 'any', io: 'output' });
  switch (type) {
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return type;
    default:
      return 'json';
  }
}
