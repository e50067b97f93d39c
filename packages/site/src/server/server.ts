import type { Content, ContentConfig, RenderMap, TreeNode } from '@recto/content';
import type { Locale } from '../app/site.ts';

/** What a loader is asked: which page, in which language, and where to look. */
export interface LoaderContext<Config extends ContentConfig = ContentConfig> {
  /** The full path, language included. */
  path: string;
  locale: Locale;
  params: Record<string, string>;
  content: Content<Config['collections']>;
}

export interface LoaderAnswer<Data> {
  /** Names the page in its title. */
  title: string;
  description?: string;
  data: Data;
  /** The page's prose, as the parser gave it. */
  body?: readonly TreeNode[];
}

/** Gets the data of one route's pages. It runs on the server only. Throws `notFound` where there is no such page. */
export type Loader<Data = unknown, Config extends ContentConfig = ContentConfig> = (
  context: LoaderContext<Config>,
) => Promise<LoaderAnswer<Data>>;

/** Everything of a site that never reaches the browser. */
export interface Server<Config extends ContentConfig = ContentConfig> {
  /** One a route, by its name. */
  loaders: Record<string, Loader<unknown, Config>>;
  /** Components of markdown that stand for plain elements, beside those that every site has. */
  components?: RenderMap['server'];
}

export function defineServer<Config extends ContentConfig>(server: Server<Config>): Server {
  return server;
}
