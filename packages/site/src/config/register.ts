import type { Collection, ContentConfig } from '@recto/content';
import type { StandardSchemaV1 } from '@standard-schema/spec';

/**
 * Extended by `.recto/types.d.ts`, which `recto types` and the development server write: it gives
 * `content.query('team')` the fields of the collection, and `Link` the paths of the site.
 */
export interface Register {}

/** A collection of pages whose own fields are `Fields`. */
export type PageCollection<Fields> = Collection<'page', StandardSchemaV1<unknown, Fields>>;
/** A collection of data whose own fields are `Fields`. */
export type DataCollection<Fields> = Collection<'data', StandardSchemaV1<unknown, Fields>>;

/** Keys of the interface texts that the site adds with `messages` in its configuration. */
export type SiteMessage = Register extends { messages: infer Messages } ? keyof Messages & string : never;

/**
 * Paths of the pages of the site, without the language. Pages that a loader creates from other data are not included.
 */
export type PagePath = Register extends { paths: infer Paths extends string } ? Paths | `${Paths}#${string}` : string;

type Islands = Register extends { islands: infer RegisteredIslands } ? RegisteredIslands : unknown;

/** Names of the islands of the site. */
export type IslandName<From = Islands> = unknown extends From ? string : keyof From & string;

/** Properties of an island, as its schema reads them. */
export type IslandInput<Name extends string, From = Islands> = Name extends keyof From
  ? From[Name] extends { props: infer Schema extends StandardSchemaV1 }
    ? StandardSchemaV1.InferInput<Schema>
    : Record<string, unknown>
  : Record<string, unknown>;

type RegisteredCollections = Register extends { collections: infer Collections extends Record<string, Collection> }
  ? Collections
  : Record<string, Collection>;

/** The content of the site, as its generated types describe it. */
export type SiteContent = ContentConfig<RegisteredCollections>;
