import type { ComponentType, ReactNode } from 'react';
import type { ErrorPayload, Payload } from '../payload/payload.ts';
import type { SlotComponents } from '../shell/slots.ts';
import type { Locale, Site } from './site.ts';

/** A route: a path pattern without the language, and the components that show its pages. */
export interface Route {
  /** `/blog/:slug`, or `/**` for everything below a path. Each path is unique among the routes. */
  path: string;
  /** Loads the component around the page. */
  layout: () => Promise<ComponentType<LayoutProps>>;
  /** Loads the component that shows the page. */
  screen: () => Promise<ComponentType<ScreenPropsOf<never>>>;
  /** Patterns for the values of placeholders; a URL with another value gets a 404 response. */
  params?: Readonly<Record<string, RegExp>>;
  /** Settings of its pages. */
  meta?: RouteMeta;
}

/** Settings of the pages of a route, for the shell, the server and navigation. */
export interface RouteMeta {
  /** `false` hides the header of the page. */
  header?: false;
  /** `false` hides the footer of the page. */
  footer?: false;
  /** Forces a colour mode, whatever the visitor prefers. `system` cannot be forced. */
  colorMode?: 'light' | 'dark';
  /** Tells search engines not to index the page. */
  noindex?: true;
  /** Names of middleware to run before the page, in this order. */
  middleware?: readonly string[];
  /** The page depends on the request: it is not cached and not part of a static build. */
  perVisitor?: true;
}

/** Runs before a page, on the server and in the browser. */
export type Middleware = (context: MiddlewareContext) => MiddlewareResult | Promise<MiddlewareResult>;

/** The request that a middleware decides on. */
export interface MiddlewareContext {
  /** The full path, as in the address bar. */
  path: string;
  /** Language of the page. */
  locale: Locale;
  /** Values of the placeholders in the path. */
  params: Record<string, string>;
}

/** `undefined` to continue, a redirect (a target as in a rule), or `false` to respond with 404. */
export type MiddlewareResult = { redirect: string } | false | undefined;

/** A rule for the paths of a pattern, without the language: `/guide/writing/csv`, `/examples/**`. */
export interface RouteRule {
  /** Redirect target: a path without the language, or a URL of another site. */
  redirect?: string;
  /**
   * Status of the redirect: 301 is permanent, 302 temporary.
   * @default `301`
   */
  status?: 301 | 302;
  /** Names of middleware to run before the pages, in this order. */
  middleware?: readonly string[];
}

/** Props of a screen, by the type of its data and of the values in its path. */
export interface ScreenPropsOf<Data = unknown, Params = Record<string, string>> {
  /** The `data` that `load` returned. */
  data: Data;
  /** Values of the placeholders in the path. */
  params: Params;
  /** Everything that the page consists of: `path`, `locale`, `route`, `status`, `head`, `data`, `body`. */
  payload: Payload<Data>;
  /** The text of the page, with interactive components. */
  body: ReactNode;
}

/** Props of a layout. */
export interface LayoutProps {
  /** The screen. */
  children: ReactNode;
}

/** Props of the error screen. */
export interface ErrorScreenProps {
  /** The error to show. */
  error: ErrorPayload;
}

/** An interactive component for markdown. */
export interface ClientComponent {
  /** Loads the component, when a page first uses it. */
  load: () => Promise<ComponentType<ClientComponentProps>>;
  /** The component, once it is loaded. */
  loaded?: ComponentType<ClientComponentProps>;
  /**
   * Whether the component receives its children one by one, as tabs do.
   * @default `false`
   */
  items?: boolean;
}

/** Props of a client component: the author's properties and content. */
export interface ClientComponentProps {
  /** Properties that the author wrote in braces or as YAML. */
  props: Record<string, unknown>;
  /** Rendered content of its slots, by name. */
  slots: Record<string, ReactNode>;
  /** The children one by one, if the component has `items`. */
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Interface texts of one language, by key. */
export type Messages = Record<string, string>;

/** Everything that both server and browser need to render a site. */
export interface App {
  /** Settings of the site. */
  site: Site;
  /** Every kind of page. */
  routes: readonly Route[];
  /** Rules by pattern; matched before routes, ignoring case. */
  rules?: Record<string, RouteRule>;
  /** Functions that run before pages, by name. */
  middleware?: Record<string, () => Promise<Middleware>>;
  /** Interactive components for markdown, by name. */
  components: Record<string, ClientComponent>;
  /** Loaders of the interface texts, by language. */
  messages: Record<string, () => Promise<Messages>>;
  /** Components that replace parts of the shell. */
  slots: SlotComponents;
  /** Client parts of features, called once React runs. */
  clients?: readonly { load: () => Promise<{ default: (options: never) => void }>; options: unknown }[];
  /** The logo before the site's name. */
  logo?: ComponentType;
  /** The banner above the header of every page. */
  banner?: ComponentType;
  /** The question whether a documentation page was helpful, if the site asks it. */
  feedback?: ComponentType<{ path: string }>;
  /** Path of the search page, which works without script. */
  searchPath?: string;
  /** Whether pages have the search palette. */
  hasSearch: boolean;
}
