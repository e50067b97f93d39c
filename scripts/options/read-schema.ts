import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from '../../packages/site/src/config/index.ts';
import { findObject } from '../../packages/site/src/config/find-object.ts';
import { documentedKeys } from './documented-keys.ts';
import { root } from './module.ts';
import { cell, code, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';

type Schema = z.core.$ZodType;

interface TypeOptions {
  /** The type argument of `z.custom<…>`. */
  custom?: string;
  /** Renders objects as `object`. */
  isShort?: boolean;
}

/** Objects with more keys than this are rendered as `object`. */
const MAX_INLINE_KEYS = 3;

/**
 * Reads the keys of a Zod object: names, types and defaults from the schema, descriptions from the comments above the
 * keys. A path descends into it: `configSchema.theme`. Returns `undefined` if the name is not that of a schema.
 */
export async function readSchema(file: string, path: string): Promise<OptionRow[] | undefined> {
  const [name = '', ...keys] = path.split('.');
  if (!name.endsWith('Schema')) return undefined;
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Schema | undefined>;
  let schema = module[name] && findObject(module[name]);
  for (const key of keys) schema = schema && findObject(schema._zod.def.shape[key] as Schema);
  if (!schema) throw new Error(`${file} has no object schema ${path}.`);
  const documented = documentedKeys(file, Object.keys(schema._zod.def.shape));
  return Object.entries(schema._zod.def.shape).map(([key, value]) => ({
    name: code(key),
    type: code(typeOf(value, documented[key])),
    defaultText: defaultOf(value),
    text: cell(documented[key]?.text ?? ''),
    ...(findObject(value) && {
      details: { name: `${path}.${key}`, type: code(typeOf(value, { ...documented[key], isShort: true })) },
    }),
  }));
}

/** Renders the type of a schema as TypeScript. The type of `z.custom` comes from the source. */
function typeOf(schema: Schema, options: TypeOptions = {}): string {
  const inner = (part: Schema): string => typeOf(part, options);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return def.type;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(def.innerType);
    case 'literal':
      return def.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
    case 'enum':
      return Object.values(def.entries)
        .map((value) => `'${value}'`)
        .join(' | ');
    case 'union':
      return [...new Set(def.options.map(inner))].join(' | ');
    case 'array': {
      const element = inner(def.element);
      return /[ |]/u.test(element) && !element.startsWith('{') ? `(${element})[]` : `${element}[]`;
    }
    case 'record':
      return `Record<string, ${inner(def.valueType)}>`;
    case 'object':
      return options.isShort ? 'object' : objectType(def.shape, inner);
    case 'custom':
      return options.custom ?? "() => import('…')";
    case 'pipe':
      return inner(def.in);
    default:
      throw new Error(`The Zod type "${def.type}" is not supported in tables of options yet.`);
  }
}

function objectType(shape: z.core.$ZodShape, inner: (part: Schema) => string): string {
  const keys = Object.entries(shape);
  if (keys.length > MAX_INLINE_KEYS) return 'object';
  const fields = keys.map(([key, value]) => `${key}${defaultOf(value) === REQUIRED ? '' : '?'}: ${inner(value)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
}

/** Renders the default of a schema; empty for an optional key without a default. */
function defaultOf(schema: Schema): string {
  const { def, optin } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'prefault') return code(valueOf(def.defaultValue));
  return optin === 'optional' ? '' : REQUIRED;
}

function valueOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(valueOf).join(', ')}]`;
  return JSON.stringify(value);
}
