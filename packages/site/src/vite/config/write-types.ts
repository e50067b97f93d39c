import type { Collection } from '@recto/content';
import { join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { referenceOf } from '../../config/part.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { listPagePaths } from './list-page-paths.ts';
import { writeChanged } from './write-changed.ts';

type TypedSite = Pick<SiteDefinition, 'content' | 'pages' | 'site'> & {
  config: Pick<SiteDefinition['config'], 'islands' | 'messages'> & {
    content: Pick<SiteDefinition['config']['content'], 'folder'>;
  };
};

/**
 * Writes a declaration file with the types of a site: fields of rows for `content.query('team')`, names and properties of
 * islands for `Island`, keys of the site's messages for `useMessages`, and paths of pages for `Link`. Returns its path.
 */
export function writeTypes(root: string, site: TypedSite): string {
  const folder = join(root, '.recto');
  const file = join(folder, 'types.d.ts');
  writeChanged(file, renderTypes(site, folder, listPagePaths(resolve(root, site.config.content.folder), site)));
  return file;
}

type RenderInput = Pick<SiteDefinition, 'content'> & {
  config: Pick<SiteDefinition['config'], 'islands' | 'messages'>;
};

/** Renders the declaration file. `folder` is the folder in which the file will be written. */
export function renderTypes(
  { content: { collections }, config: { islands, messages } }: RenderInput,
  folder: string,
  paths: readonly string[],
): string {
  const lines = Object.entries(collections).map(([name, collection]) => {
    const rows = collection.type === 'page' ? 'PageCollection' : 'DataCollection';
    return `      ${keyOf(name)}: ${rows}<${fieldsOf(collection)}>;`;
  });
  const islandLines = Object.entries(islands).flatMap(([name, part]) => {
    const file = referenceOf(part);
    return file === undefined ? [] : [`      ${keyOf(name)}: ${defaultOf(file, folder)};`];
  });
  const messageFiles = Object.values(messages).flatMap((part) => referenceOf(part) ?? []);
  return [
    '/* Written by Recto from recto.config.ts. */',
    "import type { DataCollection, PageCollection } from '@recto/site';",
    '',
    "declare module '@recto/site' {",
    '  interface Register {',
    '    collections: {',
    ...lines,
    '    };',
    ...(islandLines.length === 0 ? [] : ['    islands: {', ...islandLines, '    };']),
    ...(messageFiles.length === 0
      ? []
      : [`    messages: ${messageFiles.map((file) => defaultOf(file, folder)).join(' & ')};`]),
    ...(paths.length === 0
      ? []
      : ['    paths:', `${paths.map((path) => `      | ${JSON.stringify(path)}`).join('\n')};`]),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The type of the default export of a file. */
function defaultOf(file: string, folder: string): string {
  return `typeof import(${JSON.stringify(relative(folder, file).replaceAll(sep, '/'))}).default`;
}

/**
 * The type of the fields of a collection. A schema of another library has no readable types: its fields are `unknown`.
 */
function fieldsOf({ schema, columns }: Collection): string {
  if (!(schema instanceof z.ZodType)) {
    const fields = Object.keys(columns).map((name) => `${keyOf(name)}: unknown`);
    return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
  }
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return typeOf(json, json);
}

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** Maximum nesting depth; deeper types are `unknown`. It also ends recursive types. */
const MAX_DEPTH = 6;

function typeOf(schema: JsonSchema, root: JsonSchema, level = 0): string {
  if (level > MAX_DEPTH) return 'unknown';
  const inner = (part: JsonSchema): string => typeOf(part, root, level + 1);
  if (schema.$ref !== undefined) return inner(resolveReference(schema.$ref, root));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(inner).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => `(${inner(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return arrayOf(schema, inner);
    case 'object':
      return objectOf(schema, inner);
    default:
      return 'unknown';
  }
}

function arrayOf({ items, prefixItems }: JsonSchema, inner: (part: JsonSchema) => string): string {
  if (prefixItems) return `[${prefixItems.map(inner).join(', ')}]`;
  return items && !Array.isArray(items) ? `(${inner(items)})[]` : 'unknown[]';
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (part: JsonSchema) => string,
): string {
  const fields = Object.entries(properties).map(
    ([name, part]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${inner(part)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return typeof additionalProperties === 'object' ? `Record<string, ${inner(additionalProperties)}>` : '{}';
}

function resolveReference(reference: string, root: JsonSchema): JsonSchema {
  const [, name] = /^#\/\$defs\/(.+)$/u.exec(reference) ?? [];
  return name === undefined ? root : (root.$defs?.[name] ?? {});
}

function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/iu.test(name) ? name : JSON.stringify(name);
}
