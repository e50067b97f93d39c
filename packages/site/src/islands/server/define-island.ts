import type { Content, ContentConfig, TreeNode } from '@recto/content';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReactNode } from 'react';
import type { SiteContent } from '../../config/register.ts';
import type { Messages } from '../../app/app.ts';
import type { Locale } from '../../app/site.ts';

/** Arguments of an island's loader: the checked properties, the locale, and access to the content. */
export interface IslandContext<Config extends ContentConfig = SiteContent, Props = unknown> {
  /** Checked properties. */
  props: Props;
  /** Language of the page. */
  locale: Locale;
  /** The content of the site, for queries. */
  content: Content<Config['collections']>;
}

/** Arguments of an island's `render` function. */
export interface IslandRenderContext<Props = unknown, Data = unknown> {
  /** Checked properties. */
  props: Props;
  /** Data that `load` returned. */
  data: Data;
  /** Language of the page. */
  locale: Locale;
  /** Messages of the interface in the language of the page. */
  messages: Messages;
  /**
   * Renders the markdown of authors to HTML, restricted to the site's allow-list. An island cannot render authors'
   * markdown in another way.
   */
  prose: (nodes: readonly TreeNode[]) => ReactNode;
}

/**
 * Configuration of an island: a part of a page that only the server renders. The browser receives its HTML and no code.
 */
export interface IslandConfig<Schema extends StandardSchemaV1, Data, Config extends ContentConfig> {
  /**
   * Schema of the properties: Zod, or any Standard Schema. Every request is checked against it, because anyone can send
   * one.
   */
  props: Schema;
  /** Names of middleware to run before the island is rendered, as for a route. */
  middleware?: readonly string[];
  /** Loads the data that `render` receives. */
  load?: (context: IslandContext<Config, StandardSchemaV1.InferOutput<Schema>>) => Data | Promise<Data>;
  /** Returns the locale code of the island's text if it differs from the page's locale. */
  localeOf?: (data: NoInfer<Data>) => string | undefined;
  /** Renders the island. */
  render: (
    view: IslandRenderContext<StandardSchemaV1.InferOutput<Schema>, NoInfer<Data>>,
  ) => ReactNode | Promise<ReactNode>;
}

/** An island without its specific types. `load` and `render` receive properties that the schema has checked. */
export interface IslandDefinition {
  props: StandardSchemaV1;
  middleware?: readonly string[];
  load?: (context: IslandContext) => unknown;
  localeOf?: (data: unknown) => string | undefined;
  render: (view: IslandRenderContext) => ReactNode | Promise<ReactNode>;
}

/**
 * An island whose schema is known. The generated types (`.recto/types.d.ts`) read the properties of the component
 * `Island` from it.
 */
export interface TypedIsland<Schema extends StandardSchemaV1> extends IslandDefinition {
  /** Schema of the properties. */
  props: Schema;
}

/** Defines an island with inferred types for its properties and data. */
export function defineIsland<
  Schema extends StandardSchemaV1,
  Data = undefined,
  Config extends ContentConfig = SiteContent,
>(island: IslandConfig<Schema, Data, Config>): TypedIsland<Schema> {
  return island as unknown as TypedIsland<Schema>;
}
