import type { Content, ContentConfig, NavigationItem, RenderMap, TreeNode } from '@recto/content';
import type { ContentDescription, QueryLimits, SiteSearch } from '@recto/content/node';
import type { SiteContent } from '../config/register.ts';
import type { PageAbout } from '../about/page-about.ts';
import type { Words } from '../app/app.ts';
import type { StaticComponents } from './static-components.ts';
import type { Locale, Site } from '../app/site.ts';
import type { PageLanguages } from '../languages/page-links.ts';
import type { ListedPage } from './directory/directory.ts';
import type { SiteFeature } from './features/open-features.ts';
import type { SecurityContact } from './files/security.ts';
import type { IslandDefinition } from '../islands/server/define-island.ts';
import type { McpSettings } from '../mcp/mcp-endpoint.ts';

/** What a loader is asked: which page, in which language, and where to look. */
export interface LoaderContext<Config extends ContentConfig = ContentConfig> {
  /** The full path, language included. */
  path: string;
  /** The visitor's language. */
  locale: Locale;
  /** The facts of the site. */
  site: Site;
  /** What the route's pattern leaves open, by name. */
  params: Record<string, string>;
  /** Answers queries. */
  content: Content<Config['collections']>;
  /** Words of the interface in the reader's language, by key. */
  words?: Words;
  /** The request, for a page that is made for one visitor. */
  request?: Request;
  /** When files below the content folder last changed, as ISO times. A file is missing where git cannot say. */
  history?: Readonly<Record<string, string>>;
  /** The whole navigation of the route, where it has one. Pages are sent the part around them. */
  navigation?: SectionNavigation;
}

/** The pages of a section as a tree, in one language: what the layout around each of them is made from. */
export interface SectionNavigation {
  /** The path that the section begins at, language included. */
  root: string;
  items: readonly NavigationItem[];
}

/** Makes the navigation of a route's pages in one language: once for all of them, and again when the content changes. */
export type NavigationMaker<Config extends ContentConfig = ContentConfig> = (
  context: Pick<LoaderContext<Config>, 'site' | 'locale' | 'content' | 'words'>,
) => Promise<SectionNavigation | undefined>;

export interface LoaderAnswer<Data> {
  /** Names the page in its title. */
  title: string;
  /** For search engines. */
  description?: string;
  /** Front matter `seo` of the row: its `title`, `description` and `image` go before what machines are told otherwise. */
  seo?: Readonly<Record<string, unknown>>;
  /** Languages that have the page, as `findPage` tells them. Without it, all of them have. */
  languages?: PageLanguages;
  /** What machines are told beside title and description. It is not sent to browsers. */
  about?: PageAbout;
  /** What the screen shows: anything that JSON can say. It is sent to the browser. */
  data: Data;
  /** Values by key that components share through `useKeptState`, as they are at first. */
  state?: Record<string, unknown>;
  /** The page's prose, as the parser gave it. */
  body?: readonly TreeNode[];
}

/** Gets the data of one route's pages. It runs on the server only. Throws `notFound` where there is no such page. */
export type Loader<Data = unknown, Config extends ContentConfig = ContentConfig> = (
  context: LoaderContext<Config>,
) => Promise<LoaderAnswer<Data>>;

/**
 * Gets what the query of one visit asks for, beside the page's own data: only where the page itself is asked for by
 * its address, never for a payload or a file. `undefined` where the query asks for nothing.
 */
export type Asker<Config extends ContentConfig = ContentConfig> = (
  query: URLSearchParams,
  context: AskerContext<Config>,
) => Promise<unknown>;

export interface AskerContext<Config extends ContentConfig = ContentConfig> extends LoaderContext<Config> {
  /** The site's own search, as `/api/search` has it. */
  search: SiteSearch['search'];
}

/** Makes a file of the content: when it is first asked for, and anew where the content may have changed since. */
export type FileMaker<Config extends ContentConfig = SiteContent> = (context: FileContext<Config>) => Promise<Response>;

export interface FileContext<Config extends ContentConfig = SiteContent> extends Pick<
  LoaderContext<Config>,
  'site' | 'content' | 'history'
> {
  /** Every page that has a text of its own, in the order in which they are read. */
  listPages: () => Promise<ListedPage[]>;
  /** Words of the interface in a language, by key. */
  wordsIn: (locale: Locale) => Promise<Words>;
  /** A page as markdown, by its path; what `/raw{path}.md` answers. */
  readMarkdown: (path: string) => Promise<string | undefined>;
}

/** A file that people follow the site by, in each language. Pages name it in their head. */
export interface SiteFeed<Config extends ContentConfig = ContentConfig> {
  /** Its address without language: `/blog/rss.xml`. */
  path: string;
  /** Its media type. */
  type: string;
  /** What it is called in a language, to tell it from others of the site. */
  title: (context: LoaderContext<Config>) => Promise<string>;
  make: (context: LoaderContext<Config>) => Promise<Response>;
}

/** Everything of a site that never reaches the browser. */
export interface Server<Config extends ContentConfig = ContentConfig> {
  /** One function a route, by the route's name: it gets the data of its pages. */
  loaders: Record<string, Loader<unknown, Config>>;
  /** Lists the pages of a route with placeholders, by the path of the route: values of its placeholders. */
  paths?: Record<
    string,
    (context: Pick<LoaderContext<Config>, 'site' | 'locale' | 'content'>) => Promise<readonly Record<string, unknown>[]>
  >;
  /** Navigation of routes whose pages are a tree, by the path of the route. */
  navigation?: Record<string, NavigationMaker<Config>>;
  /** Routes whose query a server answers, by their names. The screen finds the answer in `payload.asked`. */
  asked?: Record<string, Asker<Config>>;
  /** Components of markdown that stand for plain elements, beside those that every site has. */
  components?: RenderMap['server'];
  /** React components of markdown that the server renders once, by name. */
  staticComponents?: StaticComponents;
  /** Addresses of the fonts that the first screen of a page needs, so that they come with it. */
  fonts?: (locale: Locale) => readonly string[];
  /** Parts of pages that the server alone renders, by name; what is not named here nobody can ask for. */
  islands?: Record<string, IslandDefinition>;
  /** Files that are made of the content, by their address: `/rss.xml`. A static site has them as well. */
  files?: Record<string, FileMaker<Config>>;
  /** Files by which people follow the site, each in every language. */
  feeds?: readonly SiteFeed<Config>[];
  /** Whom to tell of a weakness; it makes `/.well-known/security.txt`. */
  security?: SecurityContact;
  /** Features that the configuration lists, in their order. */
  features?: readonly SiteFeature[];
  /** Collections of the site, for features that edit content. */
  contentDescription?: ContentDescription;
  /** What queries of visitors may take of the server. */
  queries?: QueryLimits;
  /**
   * The header in which your own proxy names the visitor's address, for limits by client: `x-forwarded-for`. Its last
   * address counts. Without it, the address that the host names.
   */
  addressHeader?: string;
  /** How a server answers agents at `/mcp`, and with which tools; `false` where it does not. */
  mcp?: McpSettings | false;
}
