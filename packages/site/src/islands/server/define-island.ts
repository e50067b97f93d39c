import type { Content, ContentConfig, TreeNode } from '@recto/content';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReactNode } from 'react';
import type { SiteContent } from '../../config/register.ts';
import type { Words } from '../../app/app.ts';
import type { Locale } from '../../app/site.ts';

/** What an island's loader is asked: which properties, in which language, and where to look. */
export interface IslandContext<Config extends ContentConfig = SiteContent, Props = unknown> {
  props: Props;
  locale: Locale;
  content: Content<Config['collections']>;
}

/** What an island is drawn from. */
export interface IslandView<Props = unknown, Data = unknown> {
  props: Props;
  data: Data;
  locale: Locale;
  /** Words of the interface in that language. */
  words: Words;
  /** Prose of authors as HTML, past the one allow-list. There is no other way for it into an island. */
  prose: (nodes: readonly TreeNode[]) => ReactNode;
}

/** A part of a page that the server alone renders. Nothing of it reaches the browser but its HTML. */
export interface IslandConfig<Schema extends StandardSchemaV1, Data, Config extends ContentConfig> {
  /** What it can be asked with: Zod, or any Standard Schema. Anyone can ask, so it is checked every time. */
  props: Schema;
  /** Names of middleware to run before it, as a route has them. */
  middleware?: readonly string[];
  load?: (context: IslandContext<Config, StandardSchemaV1.InferOutput<Schema>>) => Data | Promise<Data>;
  /** Code of the language that the words are in, where it is not the page's. */
  localeOf?: (data: NoInfer<Data>) => string | undefined;
  render: (view: IslandView<StandardSchemaV1.InferOutput<Schema>, NoInfer<Data>>) => ReactNode | Promise<ReactNode>;
}

/** An island whose own types are behind it: its schema has checked what it is asked with. */
export interface IslandDefinition {
  props: StandardSchemaV1;
  middleware?: readonly string[];
  load?: (context: IslandContext) => unknown;
  localeOf?: (data: unknown) => string | undefined;
  render: (view: IslandView) => ReactNode | Promise<ReactNode>;
}

export function defineIsland<
  Schema extends StandardSchemaV1,
  Data = undefined,
  Config extends ContentConfig = SiteContent,
>(island: IslandConfig<Schema, Data, Config>): IslandDefinition {
  return island as unknown as IslandDefinition;
}
