import type { ComponentType, ReactNode } from 'react';
import type { ErrorPayload, Payload } from '../payload/payload.ts';
import { BASE } from './base-path.ts';
import type { Locale, Site } from './site.ts';

/** One kind of page: the addresses it answers, without their language, and what shows it. */
export interface Route {
  /** Names the route's loader on the server. */
  name: string;
  /** `/blog/:slug`, or `/**` for everything below. */
  path: string;
  layout: () => Promise<ComponentType<LayoutProps>>;
  screen: () => Promise<ComponentType<ScreenProps<never>>>;
  meta?: RouteMeta;
}

/** What a route says of its pages, for shell, server and navigation. */
export interface RouteMeta {
  header?: false;
  footer?: false;
  /** The page shows in these colours whatever the visitor prefers; `system` cannot be forced. */
  colorMode?: 'light' | 'dark';
  /** Names of middleware to run before the page, in this order. */
  middleware?: readonly string[];
  /** Whether the route has a page at this address; `false` is answered with 404. */
  validate?: (place: { path: string; params: Record<string, string> }) => boolean;
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
  /** 301 for good, 302 for now. */
  status?: 301 | 302;
  middleware?: readonly string[];
}

export interface ScreenProps<Data = unknown> {
  data: Data;
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

export interface PaletteProps {
  onClose: () => void;
}

/** A component that authors use in markdown and that moves in the browser. */
export interface ClientComponent {
  load: () => Promise<ComponentType<ClientComponentProps>>;
  /** Takes its children one by one, as tabs do. */
  items?: boolean;
}

/** What a client component gets: the author's properties, and what stood inside it. */
export interface ClientComponentProps {
  props: Record<string, unknown>;
  slots: Record<string, ReactNode>;
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Words of the interface in one language, by key. */
export type Words = Record<string, string>;

/** Everything that both server and browser need to show a site. */
export interface App {
  site: Site;
  routes: readonly Route[];
  /** Rules by pattern; matched first, without regard to case. */
  rules?: Record<string, RouteRule>;
  middleware?: Record<string, () => Promise<Middleware>>;
  components: Record<string, ClientComponent>;
  words: Record<string, () => Promise<Words>>;
  /** Around every page: header, footer. */
  shell: ComponentType<{ words: Words; children: ReactNode }>;
  errorScreen: ComponentType<ErrorScreenProps>;
  /** What Meta+K and the search button open; loaded when it is first wanted. */
  palette?: () => Promise<ComponentType<PaletteProps>>;
}

/** The site learns here where it lies. */
export function defineApp(app: App): App {
  return { ...app, site: { ...app.site, base: BASE } };
}
