import type { AllowList } from '../render/allow-list.ts';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { z } from 'zod';
import { resolveIndex } from './collection-index.ts';
import type { CollectionIndex, IndexConfig } from './collection-index.ts';
import type { Columns } from './columns.ts';
import type { CollectionType, DataFields, PageFields } from './common-fields.ts';
import type { Hooks, Transformer } from './hooks.ts';
import type { CsvConfig, MarkdownConfig } from './markdown-config.ts';
import { resolveSources } from './source.ts';
import type { Source, SourceConfig } from './source.ts';

/** How pages are cut into the sections that a search finds. */
export interface SearchCut {
  /** Tags left out with all that is in them: `pre` leaves out blocks of code. */
  ignoredTags?: readonly string[];
  /** Headings above this one are text of the section they stand in. */
  minHeading?: HeadingTag;
  /** Headings below this one are text of the section they stand in. */
  maxHeading?: HeadingTag;
}

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** What a person writes in `content.config.ts`. */
export interface CollectionConfig<
  Type extends CollectionType = CollectionType,
  Schema extends StandardSchemaV1 = StandardSchemaV1,
> {
  /** A `page` has a path and a place in navigation; `data` has neither. */
  type: Type;
  /** Files of the collection: a pattern below the content folder, a source, or several. */
  source: SourceConfig | readonly SourceConfig[];
  /**
   * Fields of its own, beside those of every row: Zod, or any Standard Schema.
   * @default no fields
   */
  schema?: Schema;
  /**
   * Types of its fields, for a schema that cannot be asked for them. Zod can.
   * @default those of the schema
   */
  columns?: Columns;
  /** Fields that queries look rows up by, each alone or several together. `path` always has an index. */
  indexes?: readonly (FieldName<Type, Schema> | IndexConfig<FieldName<Type, Schema>>)[];
  /** Keeps the text of each file in `body.raw`, as it was written. */
  raw?: boolean;
  /** Pages of this collection are found by the site's search; as an object, how they are cut into sections. */
  search?: boolean | SearchCut;
}

/** What the engine reads: every default filled in. */
export interface Collection<
  Type extends CollectionType = CollectionType,
  Schema extends StandardSchemaV1 = StandardSchemaV1,
> {
  type: Type;
  sources: readonly Source[];
  schema: Schema;
  columns: Columns;
  indexes: readonly CollectionIndex[];
  raw: boolean;
  search: false | SearchCut;
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no field is exactly what is meant
type NoFields = z.ZodObject<Record<never, never>>;

export function defineCollection<Type extends CollectionType, Schema extends StandardSchemaV1 = NoFields>(
  config: CollectionConfig<Type, Schema>,
): Collection<Type, Schema> {
  const { type, source, schema = z.object({}) as unknown as Schema, columns = {}, indexes = [], raw = false } = config;
  const search = config.search === true ? {} : (config.search ?? false);
  return { type, sources: resolveSources(source), schema, columns, indexes: indexes.map(resolveIndex), raw, search };
}

export interface ContentConfig<Collections extends Record<string, Collection> = Record<string, Collection>> {
  /** Enabled languages, the default first. Several mean one folder and one path prefix a language. */
  locales: readonly [string, ...string[]];
  /** Every collection by its name, each made by `defineCollection`. */
  collections: Collections;
  /**
   * Addresses of the site that are no rows, for `recto check`: `/templates`, or `/studio/**` for all below it.
   * With several languages each is meant with every language before it, too.
   */
  links?: readonly string[];
  /** Links get the language of the page that they are on, as on a site, so `recto check` accepts `/about` for `/en/about`. */
  localisedLinks?: boolean;
  /** Read formats that the engine does not know, or change what was read. */
  transformers?: readonly Transformer[];
  /** Called for every file, before and after it is parsed. */
  hooks?: Hooks;
  /** TextMate grammars of code blocks, by the name of the language: a new one, or one that replaces a known one. */
  grammars?: Readonly<Record<string, () => Promise<unknown>>>;
  /** How markdown files are read. */
  markdown?: MarkdownConfig;
  /** How CSV files are read. */
  csv?: CsvConfig;
  /** HTML that pages show beside the list of the engine, so that nothing is reported about it. */
  allow?: AllowList;
  /** Stops a build at what a page does not show as it was written; otherwise these are warnings. */
  strict?: boolean;
  /** Name of the file that it is written in, for messages; `content.config.ts`, unless a site sets it. */
  file?: string;
}

export function defineContent<Collections extends Record<string, Collection>>(
  config: ContentConfig<Collections>,
): ContentConfig<Collections> {
  return config;
}

/** The file that a configuration is written in, for messages. */
export function configName({ file = 'content.config.ts' }: Pick<ContentConfig, 'file'>): string {
  return file;
}

type CommonFields<Type extends CollectionType> = Type extends 'page' ? PageFields : DataFields;

type FieldName<Type extends CollectionType, Schema extends StandardSchemaV1> = keyof (CommonFields<Type> &
  OwnFields<Schema>) &
  string;

/** Named fields only (an empty schema would allow any), and dates as the ISO text that is stored and answered. */
type OwnFields<Schema extends StandardSchemaV1, Fields = StandardSchemaV1.InferOutput<Schema>> = {
  [Name in keyof Fields as string extends Name ? never : Name]: Date extends Fields[Name]
    ? Exclude<Fields[Name], Date> | string
    : Fields[Name];
};

/** A row of a collection, as queries answer it. */
export type Row<C extends Collection> = CommonFields<C['type']> & OwnFields<C['schema']>;
