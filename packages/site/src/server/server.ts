import type { Content, ContentConfig, NavigationItem, RenderMap, TreeNode } from '@recto/content';
import type { ContentDescription, QueryLimits, SiteSearch, TrustProxy } from '@recto/content/node';
import type { SiteContent } from '../config/register.ts';
import type { PageAbout } from '../about/page-about.ts';
import type { Messages } from '../app/app.ts';
import type { StaticComponents } from './static-components.tsx';
import type { Locale, Site } from '../app/site.ts';
import type { PageLanguages } from '../languages/page-links.ts';
import type { ListedPage } from './page-list/list-public-pages.ts';
import type { ClientLimits } from './endpoints/client-limits.ts';
import type { SiteFeature } from './features/open-features.ts';
import type { SecurityContact } from './files/security.ts';
import type { IslandDefinition } from '../islands/server/define-island.ts';
import type { McpSettings } from '../mcp/mcp-endpoint.ts';

/** Arguments of a loader: the requested page, its language, and the content to query. */
export interface LoaderContext<Config extends ContentConfig = ContentConfig> {
  /** The full path, including the language. */
  path: string;
  /** The visitor's language. */
  locale: Locale;
  /** Settings of the site: title, URL, languages and so on. */
  site: Site;
  /** Values of the route's placeholders, by name. */
  params: Record<string, string>;
  /** The content of the site, for queries. */
  content: Content<Config['collections']>;
  /** Interface messages in the visitor's language, by key. */
  messages?: Messages;
  /** The request; only for pages with `perVisitor`. */
  request?: Request;
  /**
   * When files last changed, as ISO times, by path below the content folder. Files without a date in git are missing.
   */
  history?: Readonly<Record<string, string>>;
  /** The whole navigation of the route, if it has one. Browsers get only the part around the page. */
  navigation?: SectionNavigation;
}

/** The pages of a section as a tree, in one language. The layout shows it on each page. */
export interface SectionNavigation {
  /** The path at which the section begins, including the language. */
  root: string;
  /** Top-level items of the tree. */
  items: readonly NavigationItem[];
}

/**
 * Builds the navigation of a route in one language. It is called once for all pages, and again if the content changes.
 */
export type BuildNavigation<Config extends ContentConfig = ContentConfig> = (
  context: Pick<LoaderContext<Config>, 'site' | 'locale' | 'content' | 'messages'>,
) => Promise<SectionNavigation | undefined>;

/** Result of a loader. */
export interface LoaderResult<Data> {
  /** Title of the page. */
  title: string;
  /** Description for search engines. */
  description?: string;
  /**
   * The `seo` front matter of the row. Its `title`, `description` and `image` replace those of the page in metadata.
   */
  seo?: Readonly<Record<string, unknown>>;
  /** Languages of the page, as `findPage` returns them. By default, the page exists in all languages. */
  languages?: PageLanguages;
  /** Further metadata for search engines and social networks. It is not sent to the client. */
  about?: PageAbout;
  /** Data for the screen. It is sent to the browser as JSON. */
  data: Data;
  /** Initial values of the state that components share with `useKeptState`, by key. */
  state?: Record<string, unknown>;
  /** The parsed body of the page. */
  body?: readonly TreeNode[];
}

/** Loads the data of a route's pages. It runs on the server only. Throws `notFound` if the page does not exist. */
export type Loader<Data = unknown, Config extends ContentConfig = ContentConfig> = (
  context: LoaderContext<Config>,
) => Promise<LoaderResult<Data>>;

/**
 * Loads data for the query string of a request, in addition to the page's own data. It is called only for requests of
 * the HTML page, never for a payload or a static file. Returns `undefined` if the query needs no data.
 */
export type QueryLoader<Config extends ContentConfig = ContentConfig> = (
  query: URLSearchParams,
  context: QueryLoaderContext<Config>,
) => Promise<unknown>;

/** Arguments of an `answerQuery` function. */
export interface QueryLoaderContext<Config extends ContentConfig = ContentConfig> extends LoaderContext<Config> {
  /** Searches the site, like `/api/search`. */
  search: SiteSearch['search'];
}

/** Generates a file from the content. It is called on the first request, and again if the content may have changed. */
export type GenerateFile<Config extends ContentConfig = SiteContent> = (
  context: FileContext<Config>,
) => Promise<Response>;

/** Arguments of a function that generates a file. */
export interface FileContext<Config extends ContentConfig = SiteContent> extends Pick<
  LoaderContext<Config>,
  'site' | 'content' | 'history'
> {
  /** Lists every public page, in each language in which it is written, in reading order. */
  listPages: () => Promise<ListedPage[]>;
  /** Interface messages in a language, by key. */
  messagesIn: (locale: Locale) => Promise<Messages>;
  /** Returns the markdown version of a page, by the path of the page. */
  readMarkdown: (path: string) => Promise<string | undefined>;
}

/** A feed, which exists in each language. Pages link to it in their head. */
export interface SiteFeed<Config extends ContentConfig = ContentConfig> {
  /** Its path without language: `/blog/rss.xml`. */
  path: string;
  /** Its media type. */
  type: string;
  /** Its title in a language, which distinguishes it from other feeds of the site. */
  title: (context: LoaderContext<Config>) => Promise<string>;
  /** Renders the feed. */
  make: (context: LoaderContext<Config>) => Promise<Response>;
}

/** The server-only parts of a site. */
export interface Server<Config extends ContentConfig = ContentConfig> {
  /** The loader of each route, by the path of the route. */
  loaders: Record<string, Loader<unknown, Config>>;
  /** Functions that list the pages of a route as values of its placeholders, by the path of the route. */
  paths?: Record<
    string,
    (context: Pick<LoaderContext<Config>, 'site' | 'locale' | 'content'>) => Promise<readonly Record<string, unknown>[]>
  >;
  /** Functions that build the navigation of a route, by the path of the route. */
  navigation?: Record<string, BuildNavigation<Config>>;
  /** Functions that load data for a query string, by the path of the route. Screens read it from `payload.queryResult`. */
  queryLoaders?: Record<string, QueryLoader<Config>>;
  /** Markdown components that return plain elements, in addition to those of every site. */
  components?: RenderMap['trees'];
  /** Static markdown components: React components that the server renders to HTML, by name. */
  staticComponents?: StaticComponents;
  /** URLs of the fonts to preload. */
  fonts?: (locale: Locale) => readonly string[];
  /** Islands, by name. Only these can be requested. */
  islands?: Record<string, IslandDefinition>;
  /** Files that are generated from the content, by path: `/rss.xml`. A static site contains them, too. */
  files?: Record<string, GenerateFile<Config>>;
  /** Feeds, each in every language. */
  feeds?: readonly SiteFeed<Config>[];
  /** Contact for security reports, for `/.well-known/security.txt`. */
  security?: SecurityContact;
  /** Features of the configuration, in their order. */
  features?: readonly SiteFeature[];
  /** Collections of the site, for features that edit content. */
  contentDescription?: ContentDescription;
  /** Limits for queries of visitors. */
  queries?: QueryLimits;
  /** Number or addresses of the site's own proxies, whose `X-Forwarded-For` header states the client of a request. */
  trustProxy?: TrustProxy;
  /** Maximum number of requests per client and minute. */
  limits?: Partial<ClientLimits>;
  /** Settings and tools of the MCP endpoint at `/mcp`; `false` turns it off. */
  mcp?: McpSettings | false;
}
