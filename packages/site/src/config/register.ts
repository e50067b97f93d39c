import type { Collection, ContentConfig } from '@recto/content';
import type { StandardSchemaV1 } from '@standard-schema/spec';

/**
 * Filled by `.recto/types.d.ts`, which `recto types` and the dev server write: it makes `content.query('team')` know the
 * fields of the collection, and `Link` the pages of the site.
 */
export interface Register {}

/** A collection of pages whose own fields are `Fields`. */
export type PageRows<Fields> = Collection<'page', StandardSchemaV1<unknown, Fields>>;
/** A collection of data whose own fields are `Fields`. */
export type DataRows<Fields> = Collection<'data', StandardSchemaV1<unknown, Fields>>;

/** Keys of the texts that the site adds to the interface, by `words` of its configuration. */
export type SiteWord = Register extends { words: infer Words } ? keyof Words & string : never;

/** Paths of the pages of the site, without language. Those that a loader makes of other data are not among them. */
export type PagePath = Register extends { paths: infer Paths extends string } ? Paths | `${Paths}#${string}` : string;

type Registered = Register extends { collections: infer Collections extends Record<string, Collection> }
  ? Collections
  : Record<string, Collection>;

/** The content of the site, as its generated types describe it. */
export type SiteContent = ContentConfig<Registered>;
