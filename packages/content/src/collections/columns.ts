import type { StandardSchemaV1 } from '@standard-schema/spec';
import { z } from 'zod';
import { dataSchema, pageSchema } from './common-fields.ts';
import type { CollectionType } from './common-fields.ts';

/** What a column holds; each store has its own word for it. Dates are ISO text, json is JSON text. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'json';
export type Columns = Record<string, ColumnType>;

export interface ColumnSource {
  type: CollectionType;
  schema: StandardSchemaV1;
  /** Named by hand where the schema cannot tell them, and where it tells them wrong. */
  columns: Columns;
}

const known = new WeakMap<ColumnSource, Columns>();

/** Columns of a collection's table, read off its schema: the common ones, then its own. */
export function buildColumns(collection: ColumnSource): Columns {
  const common = collection.type === 'page' ? pageSchema.shape : dataSchema.shape;
  // Asked for with every row, and dear to find out.
  const columns = known.get(collection) ?? { ...columnsOf(common), ...ownColumns(collection) };
  known.set(collection, columns);
  return columns;
}

/** The fields a collection adds. Those of every row keep the type they have everywhere. */
export function ownColumns({ type, schema, columns }: ColumnSource): Columns {
  const common = type === 'page' ? pageSchema.shape : dataSchema.shape;
  const own = { ...(isZodObject(schema) ? columnsOf(schema.shape) : {}), ...columns };
  return Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(common, name)));
}

/** Zod can be asked for its fields; of another Standard Schema only its verdict is known. */
export function isZodObject(schema: StandardSchemaV1): schema is z.ZodObject {
  return '_zod' in schema && 'shape' in schema;
}

function columnsOf(shape: z.ZodRawShape): Columns {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, columnType(field as z.ZodType)]));
}

interface JsonSchema {
  type?: string | string[];
  format?: string;
  anyOf?: JsonSchema[];
}

function columnType(field: z.ZodType): ColumnType {
  const json = z.toJSONSchema(field, {
    unrepresentable: 'any',
    io: 'output',
    override({ zodSchema, jsonSchema }) {
      // JSON has no dates; a column has.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  const [first = 'json', ...others] = new Set(kindsOf(json));
  if (others.length === 0) return first;
  const isNumeric = [first, ...others].every((kind) => kind === 'integer' || kind === 'number');
  return isNumeric ? 'number' : 'json';
}

/** Every kind of value a field can have, `null` aside: any column can be empty. */
function kindsOf({ type, format, anyOf }: JsonSchema): ColumnType[] {
  if (anyOf) return anyOf.flatMap(kindsOf);
  if (Array.isArray(type)) return type.flatMap((one) => kindsOf({ type: one, ...(format && { format }) }));
  switch (type) {
    case 'null':
      return [];
    case 'string':
      if (format === 'date') return ['date'];
      return [format === 'date-time' ? 'datetime' : 'string'];
    case 'integer':
    case 'number':
    case 'boolean':
      return [type];
    default:
      return ['json'];
  }
}
