/** The part of JSON Schema that suggestions are based on. */
export interface FieldSchema {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly FieldSchema[];
  oneOf?: readonly FieldSchema[];
  allOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  $ref?: string;
  $defs?: Readonly<Record<string, FieldSchema>>;
}

/** A field of a schema. */
export interface Field {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** A schema and all its alternatives. References lead to definitions of the root. */
function alternatives(schema: FieldSchema, root: FieldSchema, level = 0): FieldSchema[] {
  if (level > 8) return [];
  const [, name] = /^#\/\$defs\/(.+)$/u.exec(schema.$ref ?? '') ?? [];
  const referred = name === undefined ? (schema.$ref === '#' ? root : undefined) : root.$defs?.[name];
  const parts = [referred, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...parts.flatMap((part) => (part ? alternatives(part, root, level + 1) : []))];
}

/** The fields of the object at a path. List items have no name in a path. */
export function fieldsAt(root: FieldSchema, path: readonly string[]): Field[] {
  const owners = path.reduce(
    (schemas, name) =>
      schemas.flatMap((schema) => objectsIn(schema, root)).flatMap((one) => one.properties?.[name] ?? []),
    [root],
  );
  const fieldByName = new Map<string, Field>();
  for (const { properties = {}, required = [] } of owners.flatMap((schema) => objectsIn(schema, root))) {
    for (const [name, schema] of Object.entries(properties)) {
      if (!fieldByName.has(name)) fieldByName.set(name, { name, schema, isRequired: required.includes(name) });
    }
  }
  return [...fieldByName.values()];
}

/** The objects that a value, or an item of its list, may be. */
function objectsIn(schema: FieldSchema, root: FieldSchema): FieldSchema[] {
  return alternatives(schema, root).flatMap((one) => (one.items ? [one, ...alternatives(one.items, root)] : [one]));
}

/** The values that a schema lists for a field. */
export function listedValuesOf(schema: FieldSchema, root: FieldSchema): unknown[] {
  const values = objectsIn(schema, root).flatMap((one) => {
    if (one.const !== undefined) return [one.const];
    return one.enum ?? (one.type === 'boolean' ? [true, false] : []);
  });
  return [...new Set(values)];
}

/** The types of a field, as named in JSON Schema. */
export function typesOf(schema: FieldSchema, root: FieldSchema): string[] {
  const types = alternatives(schema, root).flatMap(({ type, enum: choices }) => (choices ? ['enum'] : (type ?? [])));
  return [...new Set(types)].filter((type) => type !== 'null');
}
