import type { AllowList } from '../allow-list/allow-list.ts';
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

/** How pages are divided into the sections that search finds. */
export interface SearchSectionsConfig {
  /** Tags whose content is not searched: `pre` excludes code blocks. */
  ignoredTags?: readonly string[];
  /** Higher headings do not start a section; their text belongs to the current section. */
  minHeading?: HeadingTag;
  /** Lower headings do not start a section; their text belongs to the current section. */
  maxHeading?: HeadingTag;
}

/** Tag name of a heading. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A collection as written in `content.config.ts`. */
export interface CollectionConfig<
  Type extends CollectionType = CollectionType,
  Schema extends StandardSchemaV1 = StandardSchemaV1,
> {
  /** A `page` has a path and a position in the navigation; `data` has neither. */
  type: Type;
  /** Files of the collection: a pattern below the content folder, a source, or several. */
  source: SourceConfig | readonly SourceConfig[];
  /**
   * Additional fields of the rows: a Zod schema, or any Standard Schema.
   * @default no fields
   */
  schema?: Schema;
  /**
   * Column types of the fields, for a schema other than Zod, whose fields cannot be read.
   * @default those of the schema
   */
  columns?: Columns;
  /** Fields or groups of fields that get a database index. `path` always has an index. */
  indexes?: readonly (FieldName<Type, Schema> | IndexConfig<FieldName<Type, Schema>>)[];
  /** Stores the text of each file in `body.raw`, as it was written. */
  raw?: boolean;
  /** Includes the pages of this collection in search; an object sets how they are divided into sections. */
  search?: boolean | SearchSectionsConfig;
}

/** A resolved collection: every default is filled in. */
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
  search: false | SearchSectionsConfig;
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an object without fields is intended
type NoFields = z.ZodObject<Record<never, never>>;

/** Defines a collection of the configuration. */
export function defineCollection<Type extends CollectionType, Schema extends StandardSchemaV1 = NoFields>(
  config: CollectionConfig<Type, Schema>,
): Collection<Type, Schema> {
  const { type, source, schema = z.object({}) as unknown as Schema, columns = {}, indexes = [], raw = false } = config;
  const search = config.search === true ? {} : (config.search ?? false);
  return { type, sources: resolveSources(source), schema, columns, indexes: indexes.map(resolveIndex), raw, search };
}

/** The content configuration of a site. */
export interface ContentConfig<Collections extends Record<string, Collection> = Record<string, Collection>> {
  /** Enabled languages, the default first. With several languages, each has a folder and a path prefix. */
  locales: readonly [string, ...string[]];
  /** All collections by name, each created with `defineCollection`. */
  collections: Collections;
  /**
   * Paths of the site that are not content, for `recto check`: `/templates`, or `/studio/**` for all paths below it.
   * With several languages, each path is also allowed with a language prefix.
   */
  links?: readonly string[];
  /**
   * Whether links get the language of their page, as on a site, so that `recto check` accepts `/about` for `/en/about`.
   */
  localisedLinks?: boolean;
  /** Transformers, which parse additional file formats or change parsed documents. */
  transformers?: readonly Transformer[];
  /** Functions that are called for every file, before and after it is parsed. */
  hooks?: Hooks;
  /** TextMate grammars for code blocks, by language: additional ones, or replacements for built-in ones. */
  grammars?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Options for markdown files. */
  markdown?: MarkdownConfig;
  /** Options for CSV files. */
  csv?: CsvConfig;
  /** HTML elements and attributes that are allowed in addition to the default list, and not reported. */
  allow?: AllowList;
  /** Whether a build fails if a page does not show something as it was written; otherwise these are warnings. */
  strict?: boolean;
  /** Name of the configuration file in messages; `content.config.ts` unless a site sets it. */
  file?: string;
  /**
   * Changes with the code that schemas, hooks and transformers come from. If it is not set, the text of the
   * configuration file and of the files that it imports is compared.
   */
  codeHash?: string;
}

/** Defines the content configuration. The default export of `content.config.ts`. */
export function defineContent<Collections extends Record<string, Collection>>(
  config: ContentConfig<Collections>,
): ContentConfig<Collections> {
  return config;
}

/** Name of the configuration file in messages. */
export function configName({ file = 'content.config.ts' }: Pick<ContentConfig, 'file'>): string {
  return file;
}

type CommonFields<Type extends CollectionType> = Type extends 'page' ? PageFields : DataFields;

type FieldName<Type extends CollectionType, Schema extends StandardSchemaV1> = keyof (CommonFields<Type> &
  OwnFields<Schema>) &
  string;

/** Keeps only named fields, because an empty schema would allow any name. Dates become ISO text, as they are stored. */
type OwnFields<Schema extends StandardSchemaV1, Fields = StandardSchemaV1.InferOutput<Schema>> = {
  [Name in keyof Fields as string extends Name ? never : Name]: Date extends Fields[Name]
    ? Exclude<Fields[Name], Date> | string
    : Fields[Name];
};

/** A row of a collection, as queries return it. */
export type Row<C extends Collection> = CommonFields<C['type']> & OwnFields<C['schema']>;
