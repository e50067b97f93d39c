import type { Collection, ContentError } from '@recto/content';
import type { ReactNode } from 'react';
import type { RouteMeta, ScreenPropsOf } from '../app/app.ts';
import type { LoaderResult, LoaderContext, SectionNavigation } from '../server/server.ts';
import type { Json, Wire } from './json.ts';
import type { Part } from './part.ts';
import type { SiteContent } from './register.ts';

/** Values of the placeholders of a path: `/blog/:slug` has `slug`, and `/**` at the end has `rest`. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : Path extends `${string}**`
      ? { rest: string }
      : unknown;

/** Argument of `load`: the requested page, and the content to query. */
export interface LoadContext<Path extends string = string, Options = unknown> extends Omit<
  LoaderContext<SiteContent>,
  'params'
> {
  /** Values of the placeholders in the path. */
  params: Params<Path>;
  /** The options of the page, from the configuration. */
  options: Options;
}

/** Argument of `load` of a page with `perVisitor`, which includes the request. */
export interface VisitorContext<Path extends string = string, Options = unknown> extends LoadContext<Path, Options> {
  /** The request of the visitor. */
  request: Request;
}

/** Argument of `paths`, which lists the pages of a path with placeholders for static builds and the sitemap. */
export type PathsContext<Options = unknown> = Pick<
  LoadContext<string, Options>,
  'content' | 'locale' | 'site' | 'options'
>;

/**
 * Props of a screen: by the `load` function that its data comes from, `ScreenProps<typeof load>`, or by the type of the
 * data.
 */
export type ScreenProps<Of = unknown> = Of extends (context: infer Context) => infer Answer
  ? ScreenPropsOf<
      Awaited<Answer> extends { data: infer Data } ? Wire<Data> : never,
      Context extends { params: infer Values } ? Values : unknown
    >
  : ScreenPropsOf<Of>;

interface ServerModule<Path extends string, Data, PerVisitor extends boolean, Options> {
  /** Loads the data of a page. Throws `notFound(path)` if there is no such page. */
  load: (
    context: PerVisitor extends true ? VisitorContext<Path, Options> : LoadContext<Path, Options>,
  ) => Promise<LoaderResult<Data>>;
  /**
   * Lists the pages of a path with placeholders. Not needed for rows of a collection of pages, which are listed
   * automatically.
   */
  paths?: (context: PathsContext<Options>) => Promise<readonly Params<NoInfer<Path>>[]>;
  /**
   * Builds the navigation tree of the pages for a sidebar: once for all of them, and again when the content changes.
   * `payload.navigation` of a page has the part around it.
   */
  navigation?: (context: PathsContext<Options>) => Promise<SectionNavigation>;
}

/** Options of `definePage`. */
export interface PageConfig<Path extends string, Data, PerVisitor extends boolean, Options> {
  /** Path of the page: `/recipes`, `/recipes/:slug`, or `/recipes/**` for everything below. */
  path: Path;
  /** Server module. It exports `load`, and `paths` if the path has placeholders that no collection fills. */
  server?: Part<ServerModule<Path, Data, PerVisitor, Options>>;
  /** Screen: its default export is the React component that renders the page. */
  screen: Part<{ default: (props: ScreenPropsOf<Wire<NoInfer<Data>>, Params<NoInfer<Path>>>) => ReactNode }>;
  /** Layout: its default export is the component around the screen. */
  layout?: Part<{ default: (props: { children: ReactNode }) => ReactNode }>;
  /** Passes the request to `load`. The page is neither cached nor part of a static build. */
  perVisitor?: PerVisitor;
  /**
   * Patterns that the values of placeholders must match completely: `{ year: /\d{4}/ }`. A URL with another value gets
   * a 404 response, without calling `load`.
   */
  params?: { readonly [Name in keyof Params<NoInfer<Path>>]?: RegExp };
  /** Options that are passed to `load` and `paths`. */
  options?: Options;
  /** Collections that the page needs. */
  collections?: Readonly<Record<string, Collection>>;
  /** RSS, Atom and JSON feeds of the pages, as files in a folder: `/blog`. Requires `url` in the configuration. */
  feed?: { folder: string; module: Part<{ default: FeedModule }> };
  /** Settings for header, footer, colour mode, search engines and middleware. */
  meta?: PageMeta;
}

/** The shape of a `FeedDefinition`. Feeds are written with that type. */
interface FeedModule {
  name: (context: never) => Promise<string>;
  posts: (context: never) => Promise<{ posts: readonly object[] }>;
}

type PageMeta = Omit<RouteMeta, 'perVisitor'>;

/** A page of a site, as created by page kinds and `definePage`. */
export interface Page {
  /** Path of the page, with placeholders. */
  readonly path: string;
  /** Module of the screen. */
  readonly screen: Part;
  /** Module of the loader. */
  readonly server?: Part | undefined;
  /** Module of the layout. */
  readonly layout?: Part | undefined;
  /** Whether the page depends on the request, and so is not cached. */
  readonly perVisitor?: boolean | undefined;
  /** Patterns for the values of placeholders. */
  readonly params?: Readonly<Record<string, RegExp | undefined>> | undefined;
  /** Options for the server module. */
  readonly options?: Json;
  /** Collections that the page needs. */
  readonly collections?: Readonly<Record<string, Collection>> | undefined;
  /** Settings for header, footer, colour mode, search engines and middleware. */
  readonly meta?: PageMeta | undefined;
  /** Feeds of the pages: their folder, and a module whose default export generates them from `options`. */
  readonly feed?: { readonly folder: string; readonly module: Part } | undefined;
  /** Whether this is the search page, which handles `?q=` of search forms and lists the pages of the site. */
  readonly isSearch?: boolean | undefined;
  /** Collection whose folders are sections, and the path that they are below. */
  readonly sections?: { readonly name: string; readonly root: string } | undefined;
  /** Whether its collection contains all files that no other collection has. */
  readonly hasOtherFiles?: boolean | undefined;
  /** Pages and folders that the options refer to, with the errors that `recto check` reports if they do not exist. */
  readonly namedPages?: readonly { readonly path: string; readonly error: ContentError }[] | undefined;
}

/** Defines a page. Its screen is typed by its loader: `ScreenProps<typeof load>`. */
export function definePage<
  const Path extends string,
  Data = undefined,
  const PerVisitor extends boolean = false,
  Options extends Json = undefined,
>(page: PageConfig<Path, Data, PerVisitor, Options>): Page {
  return page;
}
