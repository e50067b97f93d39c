import { z } from 'zod';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns, isZodObject } from '../collections/columns.ts';
import type { ColumnType } from '../collections/columns.ts';
import { pageSchema } from '../collections/common-fields.ts';
import type { CollectionType } from '../collections/common-fields.ts';
import { builtInDescriptions } from '../components/built-in-descriptions.ts';
import type { ComponentDescription } from '../components/component-description.ts';

/** Describes a configuration as data, for editors. Sources outside of the content folder are not included. */
export interface ContentDescription {
  /** Enabled languages, the default first. */
  locales: readonly string[];
  /** File extensions that transformers of the site parse. */
  extensions: readonly string[];
  collections: readonly CollectionDescription[];
  /** Components that authors can use, sorted by name. */
  components: readonly ComponentDescription[];
}

/** Describes a collection for editors. */
export interface CollectionDescription {
  name: string;
  type: CollectionType;
  sources: readonly SourceDescription[];
  /** The fields that authors can write, as JSON Schema. `editor` of a field configures its input in the studio. */
  fields: Readonly<Record<string, unknown>>;
}

/** A source in the content folder. */
export interface SourceDescription {
  include: readonly string[];
  exclude: readonly string[];
  prefix?: string | undefined;
  /** The folder below the content folder that the patterns are relative to. */
  cwd?: string | undefined;
}

/** Describes a configuration. A component of the site replaces a built-in one of the same name. */
export function describeContent(
  { locales, collections, transformers = [] }: ContentConfig,
  components: readonly ComponentDescription[] = [],
): ContentDescription {
  const byName = new Map([...builtInDescriptions, ...components].map((component) => [component.name, component]));
  return {
    locales,
    extensions: transformers.flatMap(({ extensions }) => extensions),
    collections: Object.entries(collections).map(([name, collection]) => ({
      name,
      type: collection.type,
      sources: collection.sources.flatMap(describeSource),
      fields: describeFields(collection),
    })),
    components: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/**
 * Repositories and custom sources are left out: their files cannot be edited here, and their URLs may contain secrets.
 */
function describeSource(source: Collection['sources'][number]): SourceDescription[] {
  if (source.kind !== 'folder') return [];
  const { include, exclude, prefix, cwd } = source;
  if (cwd !== undefined && (/^(?:\/|\\|[a-z]:)/iu.test(cwd) || cwd.split('/').includes('..'))) return [];
  const folder = cwd?.replaceAll(/^(?:\.\/)+|\/+$/gu, '');
  return [
    { include, exclude, ...(prefix !== undefined && { prefix }), ...(folder && folder !== '.' && { cwd: folder }) },
  ];
}

/** Common fields of a page that authors write. */
const WRITTEN_FIELDS = pageSchema
  .pick({ title: true, description: true, navigation: true, seo: true, redirectFrom: true })
  .partial();
const DRAFT = { type: 'boolean', default: false };

function describeFields(collection: Collection): Record<string, unknown> {
  const common = collection.type === 'page' ? propertiesOf(toJsonSchema(WRITTEN_FIELDS)) : {};
  const schema = ownFields(collection);
  return { ...schema, type: 'object', properties: { ...common, draft: DRAFT, ...propertiesOf(schema) } };
}

function ownFields(collection: Collection): Record<string, unknown> {
  const { schema } = collection;
  if (isZodObject(schema)) return toJsonSchema(schema);
  // The fields of another kind of schema cannot be read; only the types of its columns are known.
  const columns = Object.entries(buildColumns(collection)).filter(([name]) => Object.hasOwn(collection.columns, name));
  return { properties: Object.fromEntries(columns.map(([name, type]) => [name, COLUMN_SCHEMAS[type]])) };
}

const COLUMN_SCHEMAS: Readonly<Record<ColumnType, object>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  json: {},
};

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return json;
}

function propertiesOf({ properties }: Record<string, unknown>): Record<string, unknown> {
  return (properties ?? {}) as Record<string, unknown>;
}
