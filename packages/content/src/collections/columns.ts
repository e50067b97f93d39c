import type { StandardSchemaV1 } from '@standard-schema/spec';
import { z } from 'zod';
import { dataSchema, pageSchema } from './common-fields.ts';
import type { CollectionType } from './common-fields.ts';

/** Type of a column; each database has its own name for it. Dates are ISO text, json is JSON text. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'json';
/** Column types by field. */
export type Columns = Record<string, ColumnType>;

/** The part of a collection that columns are derived from. */
export interface ColumnSource {
  type: CollectionType;
  schema: StandardSchemaV1;
  /** Column types from the configuration, which take precedence over those of the schema. */
  columns: Columns;
}

const columnsByCollection = new WeakMap<ColumnSource, Columns>();

/** Returns the columns of a collection: the common ones, then those of its schema. */
export function buildColumns(collection: ColumnSource): Columns {
  const common = collection.type === 'page' ? pageSchema.shape : dataSchema.shape;
  // Cached, because it is expensive and called for every row.
  const columns = columnsByCollection.get(collection) ?? { ...columnsOf(common), ...ownColumns(collection) };
  columnsByCollection.set(collection, columns);
  return columns;
}

/** Returns the additional columns of a collection. The types of common fields cannot be changed. */
export function ownColumns({ type, schema, columns }: ColumnSource): Columns {
  const common = type === 'page' ? pageSchema.shape : dataSchema.shape;
  const allColumns = { ...(isZodObject(schema) ? columnsOf(schema.shape) : {}), ...columns };
  return Object.fromEntries(Object.entries(allColumns).filter(([name]) => !Object.hasOwn(common, name)));
}

/** Whether a schema is a Zod object, whose fields can be read. Other Standard Schemas can only validate. */
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
      // JSON has no dates, but columns have.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  const [first = 'json', ...others] = new Set(kindsOf(json));
  if (others.length === 0) return first;
  const isNumeric = [first, ...others].every((kind) => kind === 'integer' || kind === 'number');
  return isNumeric ? 'number' : 'json';
}

/** Types of the values that a field can have, without `null`: every column can be empty. */
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
