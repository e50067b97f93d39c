import type { ComponentType, ReactNode } from 'react';
import type { ErrorPayload, Payload } from '../payload/payload.ts';
import type { SlotComponents } from '../shell/slots.ts';
import type { Locale, Site } from './site.ts';

/** One kind of page: the addresses it answers, without their language, and what shows it. */
export interface Route {
  /** `/blog/:slug`, or `/**` for everything below. No two routes have the same. */
  path: string;
  /** Loads the component around the page. */
  layout: () => Promise<ComponentType<LayoutProps>>;
  /** Loads the component that shows the page. */
  screen: () => Promise<ComponentType<ScreenPropsOf<never>>>;
  /** What the values of its placeholders must match; an address with another value is answered with 404. */
  params?: Readonly<Record<string, RegExp>>;
  /** What holds for its pages. */
  meta?: RouteMeta;
}

/** What a route says of its pages, for shell, server and navigation. */
export interface RouteMeta {
  /** `false` leaves the header of the shell out. */
  header?: false;
  /** `false` leaves its footer out. */
  footer?: false;
  /** The page shows in these colours whatever the visitor prefers; `system` cannot be forced. */
  colorMode?: 'light' | 'dark';
  /** Search engines are asked to leave the page out. */
  noindex?: true;
  /** Names of middleware to run before the page, in this order. */
  middleware?: readonly string[];
  /** The page is made from the request: it is kept nowhere, and no file. */
  perVisitor?: true;
}

/** Runs before a page, on the server and in the browser. */
export type Middleware = (context: MiddlewareContext) => MiddlewareAnswer | Promise<MiddlewareAnswer>;

export interface MiddlewareContext {
  /** The full path, as it stands in the address bar. */
  path: string;
  locale: Locale;
  params: Record<string, string>;
}

/** Nothing to go on, another place to go to (as a rule names it), or `false` for a page that is not there. */
export type MiddlewareAnswer = { redirect: string } | false | undefined;

/** What holds for the addresses of a pattern, without their language: `/guide/writing/csv`, `/examples/**`. */
export interface RouteRule {
  /** Where to go instead: a path without language, or another site's address. */
  redirect?: string;
  /**
   * 301 for good, 302 for now.
   * @default `301`
   */
  status?: 301 | 302;
  /** Names of middleware to run before the pages, in this order. */
  middleware?: readonly string[];
}

/** What a screen gets, by the type of its data and of the values in its path. */
export interface ScreenPropsOf<Data = unknown, Params = Record<string, string>> {
  /** The `data` that `load` answered with. */
  data: Data;
  /** Values of the placeholders in the path. */
  params: Params;
  /** All that the page is made of: `path`, `locale`, `route`, `status`, `head`, `data`, `body`. */
  payload: Payload<Data>;
  /** The page's prose, with its components alive. */
  body: ReactNode;
}

export interface LayoutProps {
  children: ReactNode;
}

export interface ErrorScreenProps {
  error: ErrorPayload;
}

/** A component that authors use in markdown and that moves in the browser. */
export interface ClientComponent {
  /** Loads the component, when a page first has it. */
  load: () => Promise<ComponentType<ClientComponentProps>>;
  /** What was loaded first. */
  loaded?: ComponentType<ClientComponentProps>;
  /**
   * Takes its children one by one, as tabs do.
   * @default `false`
   */
  items?: boolean;
}

/** What a client component gets: the author's properties, and what stood inside it. */
export interface ClientComponentProps {
  /** What the author wrote in braces or as YAML. */
  props: Record<string, unknown>;
  /** What stood inside, by name. */
  slots: Record<string, ReactNode>;
  /** The children one by one, if asked for. */
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Words of the interface in one language, by key. */
export type Words = Record<string, string>;

/** Everything that both server and browser need to show a site. */
export interface App {
  /** The facts of the site. */
  site: Site;
  /** Every kind of page. */
  routes: readonly Route[];
  /** Rules by pattern; matched first, without regard to case. */
  rules?: Record<string, RouteRule>;
  /** Functions that run before pages, by name. */
  middleware?: Record<string, () => Promise<Middleware>>;
  /** Components that authors can use and that move, by name. */
  components: Record<string, ClientComponent>;
  /** Words of the interface, one loader a language. */
  words: Record<string, () => Promise<Words>>;
  /** Parts of the shell that the site replaces. */
  slots: SlotComponents;
  /** Browser parts of features: called once React runs. */
  clients?: readonly { load: () => Promise<{ default: (options: never) => void }>; options: unknown }[];
  /** The mark before the site's name. */
  logo?: ComponentType;
  /** Above the header of every page. */
  banner?: ComponentType;
  /** Path of the page that answers searches without script. */
  searchPath?: string;
  /** Whether pages have the search dialog. */
  hasSearch: boolean;
}
