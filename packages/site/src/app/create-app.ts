import { Fragment, createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { markdownComponents } from '../body/markdown-components.ts';
import type { SlotComponents } from '../shell/slots.ts';
import type {
  App,
  ClientComponent,
  LayoutProps,
  Middleware,
  Route,
  RouteMeta,
  RouteRule,
  ScreenPropsOf,
  Words,
} from './app.ts';
import { BASE } from './base-path.ts';
import type { Site } from './site.ts';

type Load<T> = () => Promise<{ default: T }>;

/** What the generated module of a site hands over: plain data, and functions that import its files. */
export interface AppParts {
  site: Site;
  pages: readonly PageParts[];
  /** Old paths, by the path that they lead to. */
  redirects: Record<string, readonly string[]>;
  rules: Record<string, RouteRule>;
  middleware: Record<string, Load<Middleware>>;
  /** Interactive components of markdown, by name. */
  components: Record<string, Load<ComponentType<ContentComponentProps>>>;
  /** Interactive components inside of static ones, by file and name of the export. */
  nested: Record<string, () => Promise<Record<string, ComponentType<Record<string, unknown>>>>>;
  words: Record<string, readonly Load<Words>[]>;
  logo?: ComponentType;
  banner?: ComponentType;
  slots: SlotComponents;
  search: false | NonNullable<App['search']>;
  /** Browser parts of features. */
  clients: NonNullable<App['clients']>;
}

interface PageParts {
  path: string;
  screen: Load<ComponentType<ScreenPropsOf<never>>>;
  layout?: Load<ComponentType<LayoutProps>>;
  params?: NonNullable<Route['params']>;
  meta?: RouteMeta;
  perVisitor?: boolean;
  isSearch?: boolean;
}

/** What a component of `components/content` gets: the author's properties, and what is written inside it. */
export type ContentComponentProps = Record<string, unknown> & {
  /** The default slot. */
  children?: ReactNode;
  /** Named slots. */
  slots?: Record<string, ReactNode>;
};

const defaultLayout: Route['layout'] = async () => (await import('../layouts/default-layout.tsx')).default;

export function createApp(parts: AppParts): App {
  const { site, pages, rules, slots, search } = parts;
  const searchPath = pages.find(({ isSearch }) => isSearch)?.path;
  return {
    site: { ...site, base: BASE },
    routes: pages.map(toRoute),
    rules: { ...expandRedirects(parts.redirects), ...rules },
    middleware: mapValues(parts.middleware, unwrap),
    components: {
      ...markdownComponents,
      ...mapValues(parts.components, toClientComponent),
      ...mapValues(parts.nested, toNestedComponent),
    },
    words: mapValues(parts.words, mergeWords),
    slots,
    clients: parts.clients,
    ...(parts.logo && { logo: parts.logo }),
    ...(parts.banner && { banner: parts.banner }),
    ...(search && { search }),
    ...(searchPath !== undefined && { searchPath }),
  };
}

function expandRedirects(redirects: AppParts['redirects']): Record<string, RouteRule> {
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([redirect, paths]) => paths.map((path) => [path, { redirect }])),
  );
}

function toRoute({ path, screen, layout, params, meta, perVisitor }: PageParts): Route {
  return {
    path,
    screen: unwrap(screen),
    layout: layout ? unwrap(layout) : defaultLayout,
    meta: { ...meta, ...(perVisitor && { perVisitor }) },
    ...(params && { params }),
  };
}

function toClientComponent(load: Load<ComponentType<ContentComponentProps>>): ClientComponent {
  return {
    load: async () => {
      const Component = (await load()).default;
      return ({ props, slots: { default: children, ...slots } }) =>
        createElement(Component, { ...props, slots }, children);
    },
  };
}

/** What a static component gives it as elements are its slots here, and properties there. */
function toNestedComponent(load: AppParts['nested'][string], name: string): ClientComponent {
  return {
    load: async () => {
      const Component = (await load())[name.slice(name.lastIndexOf('#') + 1)] ?? Fragment;
      return ({ props, slots: { default: children, ...slots } }) =>
        createElement(Component, { ...props, ...slots }, children);
    },
  };
}

function mergeWords(loads: readonly Load<Words>[]): () => Promise<Words> {
  let known: readonly Words[] = [];
  let merged: Words = {};
  // The packs are loaded for each page, since it lists the files that were loaded for it; they are merged once.
  return async () => {
    const packs = await Promise.all(loads.map(async (load) => (await load()).default));
    if (packs.length !== known.length || packs.some((pack, place) => pack !== known[place])) {
      merged = Object.assign({}, ...packs) as Words;
      known = packs;
    }
    return merged;
  };
}

function unwrap<T>(load: Load<T>): () => Promise<T> {
  return async () => (await load()).default;
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
