import type { Collection, ContentError } from '@recto/content';
import type { ReactNode } from 'react';
import type { RouteMeta, ScreenPropsOf } from '../app/app.ts';
import type { LoaderAnswer, LoaderContext, SectionNavigation } from '../server/server.ts';
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

/** What `load` gets: the page that is asked for, and the content to answer from. */
export interface LoadContext<Path extends string = string, Options = unknown> extends Omit<
  LoaderContext<SiteContent>,
  'params'
> {
  /** Values of the placeholders in the path. */
  params: Params<Path>;
  /** The options of the page, from the configuration. */
  options: Options;
}

/** What `load` of a page with `perVisitor` gets: the request as well. */
export interface VisitorContext<Path extends string = string, Options = unknown> extends LoadContext<Path, Options> {
  request: Request;
}

/** What `paths` gets: it lists the pages of a path with placeholders, for static builds and the sitemap. */
export type PathsContext<Options = unknown> = Pick<
  LoadContext<string, Options>,
  'content' | 'locale' | 'site' | 'options'
>;

/**
 * What a screen gets: by the `load` function that its data comes from, `ScreenProps<typeof load>`, or by the type of the
 * data.
 */
export type ScreenProps<Of = unknown> = Of extends (context: infer Context) => infer Answer
  ? ScreenPropsOf<
      Awaited<Answer> extends { data: infer Data } ? Wire<Data> : never,
      Context extends { params: infer Values } ? Values : unknown
    >
  : ScreenPropsOf<Of>;

interface ServerModule<Path extends string, Data, PerVisitor extends boolean, Options> {
  /** Gets the data of a page. Throws `notFound(path)` where there is no such page. */
  load: (
    context: PerVisitor extends true ? VisitorContext<Path, Options> : LoadContext<Path, Options>,
  ) => Promise<LoaderAnswer<Data>>;
  /** Lists the pages of a path with placeholders. Rows of a collection of pages are listed without it. */
  paths?: (context: PathsContext<Options>) => Promise<readonly Params<NoInfer<Path>>[]>;
  /**
   * The tree of the pages, for a sidebar: made once for all of them, and again when the content changes. A page has the
   * part around it in `payload.navigation`.
   */
  navigation?: (context: PathsContext<Options>) => Promise<SectionNavigation>;
}

export interface PageConfig<Path extends string, Data, PerVisitor extends boolean, Options> {
  /** `/recipes`, `/recipes/:slug`, or `/recipes/**` for everything below. */
  path: Path;
  /** Exports `load`, and `paths` where the path has placeholders that no collection fills. */
  server?: Part<ServerModule<Path, Data, PerVisitor, Options>>;
  /** Its default export is the React component that shows the page. */
  screen: Part<{ default: (props: ScreenPropsOf<Wire<NoInfer<Data>>, Params<NoInfer<Path>>>) => ReactNode }>;
  /** Its default export is the component around the screen. */
  layout?: Part<{ default: (props: { children: ReactNode }) => ReactNode }>;
  /** `load` gets the request; the page is neither cached nor part of a static build. */
  perVisitor?: PerVisitor;
  /**
   * Patterns that the values of placeholders must match as a whole: `{ year: /\d{4}/ }`. An address with another value
   * is answered with 404, without calling `load`.
   */
  params?: { readonly [Name in keyof Params<NoInfer<Path>>]?: RegExp };
  /** Handed to `load` and `paths`. */
  options?: Options;
  /** Collections that the page needs. */
  collections?: Readonly<Record<string, Collection>>;
  /** RSS, Atom and JSON feeds of the pages, as files in a folder: `/blog`. They need `url` in the configuration. */
  feed?: { folder: string; module: Part<{ default: FeedModule }> };
  /** What header, footer, search engines and middleware need to know. */
  meta?: PageMeta;
}

/** The shape of a `FeedDefinition`, which is the type to write a feed with. */
interface FeedModule {
  name: (context: never) => Promise<string>;
  posts: (context: never) => Promise<{ posts: readonly object[] }>;
}

type PageMeta = Omit<RouteMeta, 'perVisitor'>;

/** A page of a site, as page kinds and `definePage` make it. */
export interface Page {
  readonly path: string;
  readonly screen: Part;
  readonly server?: Part | undefined;
  readonly layout?: Part | undefined;
  readonly perVisitor?: boolean | undefined;
  readonly params?: Readonly<Record<string, RegExp | undefined>> | undefined;
  readonly options?: Json;
  readonly collections?: Readonly<Record<string, Collection>> | undefined;
  readonly meta?: PageMeta | undefined;
  /** The feeds of the pages: files in a folder. The default export of the module makes them from `options`. */
  readonly feed?: { readonly folder: string; readonly module: Part } | undefined;
  /** The page answers `?q=` of search forms, and lists the pages of the site. */
  readonly isSearch?: boolean | undefined;
  /** A collection whose folders are sections, below a path. */
  readonly sections?: { readonly name: string; readonly root: string } | undefined;
  /** The collection has all files that no other collection has. */
  readonly takesRest?: boolean | undefined;
  /** Paths of pages and folders that the options name, with the errors that `recto check` reports if they do not exist. */
  readonly namedPages?: readonly { readonly path: string; readonly error: ContentError }[] | undefined;
}

/** A page of your own. Types flow from `load` to the screen: `ScreenProps<typeof load>`. */
export function definePage<
  const Path extends string,
  Data = undefined,
  const PerVisitor extends boolean = false,
  Options extends Json = undefined,
>(page: PageConfig<Path, Data, PerVisitor, Options>): Page {
  return page;
}
