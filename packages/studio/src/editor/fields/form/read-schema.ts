import type { FieldValue } from '../patch/source-tree.ts';
import { isObject } from '../patch/field-edit.ts';
import type { FieldInput, FormField } from './form-field.ts';

/** The keywords of a JSON schema that are used; all others are ignored. */
interface JsonSchema {
  $ref?: unknown;
  type?: unknown;
  format?: unknown;
  title?: unknown;
  description?: unknown;
  default?: unknown;
  enum?: unknown;
  const?: unknown;
  anyOf?: unknown;
  oneOf?: unknown;
  allOf?: unknown;
  items?: unknown;
  properties?: unknown;
  additionalProperties?: unknown;
  required?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  maxLength?: unknown;
  editor?: unknown;
}

/** Maximum length from which a text field gets a multi-line input, in characters. */
const LONG_TEXT = 120;
/** Names of fields that get a multi-line input. */
const LONG_NAMES = new Set(['description', 'excerpt', 'summary', 'text', 'bio']);
/** Maximum depth of references that is resolved. */
const MAX_REFERENCES = 20;

/** Reads the form fields of a collection from the JSON schema that the server returns. Hidden fields are omitted. */
export function readSchema(schema: unknown): FormField[] {
  const root = isObject(schema) ? (schema as JsonSchema) : {};
  return fieldsOf(root, root);
}

/** Names of all fields in a schema, including hidden ones. */
export function namesIn(schema: unknown): string[] {
  return isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
}

function fieldsOf(schema: JsonSchema, root: JsonSchema): FormField[] {
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return properties
    .map(([name, property]) => readField(name, resolve(property, root), root, required.has(name)))
    .filter((field) => field !== undefined);
}

function readField(name: string, schema: JsonSchema, root: JsonSchema, isRequired = false): FormField | undefined {
  const editor: Readonly<Record<string, unknown>> = isObject(schema.editor) ? schema.editor : {};
  if (editor['input'] === 'hidden') return undefined;
  return {
    name,
    title: textOf(schema.title),
    description: textOf(schema.description),
    default: schema.default as FieldValue | undefined,
    isRequired,
    input: readEditor(editor) ?? readInput(name, schema, root),
  };
}

/** Reads the input that `.meta({ editor: { input } })` of a field specifies. */
function readEditor(editor: Readonly<Record<string, unknown>>): FieldInput | undefined {
  switch (editor['input']) {
    case 'image':
    case 'icon':
    case 'color':
      return { kind: editor['input'] };
    case 'page':
      return { kind: 'reference' };
    case 'reference':
      return { kind: 'reference', collection: textOf(editor['collection']) };
    case 'text':
    case 'textarea':
      return { kind: 'text', isLong: editor['input'] === 'textarea', type: 'text' };
    default:
      return undefined;
  }
}

function readInput(name: string, schema: JsonSchema, root: JsonSchema): FieldInput {
  const variants = variantsOf(schema, root);
  if (variants.length > 1) return readChoice(name, variants, root);
  const [only = schema] = variants;
  if (only !== schema) {
    const field = readField(name, only, root);
    return field?.input ?? { kind: 'source' };
  }
  const options = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  if (options.every((option) => typeof option === 'string' || typeof option === 'number')) {
    return { kind: 'select', options };
  }
  switch (schema.type) {
    case 'string':
      return readText(name, schema);
    case 'integer':
    case 'number': {
      const [minimum, maximum] = [limitOf(schema.minimum), limitOf(schema.maximum)];
      return { kind: 'number', isInteger: schema.type === 'integer', minimum, maximum };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return { kind: 'list', item: () => readItem(schema.items, root) };
    case 'object':
      return { kind: 'object', fields: () => fieldsOf(schema, root), additional: additionalOf(schema, root) };
    default:
      return { kind: 'source' };
  }
}

function readText(name: string, { format, maxLength }: JsonSchema): FieldInput {
  if (format === 'date') return { kind: 'date' };
  if (format === 'date-time') return { kind: 'dateTime' };
  if (format === 'icon' || name === 'icon') return { kind: 'icon' };
  const isLong = LONG_NAMES.has(name) || (typeof maxLength === 'number' && maxLength > LONG_TEXT);
  const type = format === 'email' ? 'email' : 'text';
  return { kind: 'text', isLong, type: format === 'uri' ? 'url' : type };
}

function readItem(items: unknown, root: JsonSchema): FormField {
  return readField('', resolve(items, root), root) ?? { name: '', isRequired: false, input: { kind: 'source' } };
}

/** Fields that the schema does not define by name; only open objects have them. */
function additionalOf(
  { additionalProperties: additional }: JsonSchema,
  root: JsonSchema,
): (() => FormField) | undefined {
  return additional === undefined || additional === false ? undefined : () => readItem(additional, root);
}

function readChoice(name: string, variants: readonly JsonSchema[], root: JsonSchema): FieldInput {
  if (variants.every((variant) => typeof variant.const === 'string' || typeof variant.const === 'number')) {
    return { kind: 'select', options: variants.map((variant) => variant.const as string | number) };
  }
  const fields = variants.map((variant) => readField(name, variant, root)).filter((field) => field !== undefined);
  return { kind: 'choice', options: fields };
}

/** The value types that a schema allows, without `null`, which is equivalent to a missing field. */
function variantsOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const union = Array.isArray(schema.anyOf) ? schema.anyOf : schema.oneOf;
  const types = Array.isArray(schema.type) ? schema.type.map((type: unknown) => ({ ...schema, type })) : [schema];
  const all = Array.isArray(union) ? union.map((variant) => resolve(variant, root)) : types;
  return all.filter(({ type }) => type !== 'null');
}

/** Resolves references and merges `allOf`. */
function resolve(schema: unknown, root: JsonSchema, depth = 0): JsonSchema {
  if (!isObject(schema) || depth > MAX_REFERENCES) return {};
  const json: JsonSchema = schema;
  if (typeof json.$ref === 'string') {
    const { $ref: _, ...rest } = json;
    return { ...resolve(findReference(json.$ref, root), root, depth + 1), ...rest };
  }
  if (!Array.isArray(json.allOf)) return json;
  const parts = json.allOf.map((part) => resolve(part, root, depth + 1));
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as unknown;
  const required = parts.flatMap((part) => (Array.isArray(part.required) ? (part.required as unknown[]) : []));
  return { ...parts[0], ...json, properties, required, allOf: undefined };
}

function findReference(reference: string, root: JsonSchema): unknown {
  const steps = reference.replace(/^#\/?/u, '').split('/').filter(Boolean);
  return steps.reduce<unknown>(
    (node, step) => (isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined),
    root,
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function limitOf(value: unknown): number | undefined {
  // Zod gives integers the safe integer limits of JavaScript, which are meaningless to an author.
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}
