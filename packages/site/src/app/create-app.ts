import { Fragment, createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { markdownComponents } from '../body/markdown-components.ts';
import type { SlotComponents } from '../shell/slots.ts';
import type { App, ClientComponent, LayoutProps, Route, RouteMeta, ScreenPropsOf } from './app.ts';
import { BASE } from './base-path.ts';
import type { Guards } from './create-guards.ts';
import { mergeMessages } from './merge-messages.ts';
import type { MessageLoaders } from './merge-messages.ts';
import type { Site } from './site.ts';

type Load<T> = () => Promise<{ default: T }>;

/** The parts of a site that its generated module imports: plain data, and functions that import files. */
export interface AppParts {
  /** Settings of the site, without the base path. */
  site: Site;
  /** Pages of the site, the most specific first. */
  pages: readonly PageParts[];
  /** Rules and middleware. Missing in a browser, which loads them when it needs them. */
  guards?: Guards;
  /** Interactive components of markdown, by name. */
  components: Record<string, Load<ComponentType<ContentComponentProps>>>;
  /** Interactive components inside of static ones, by file and name of the export. */
  nested: Record<string, () => Promise<Record<string, ComponentType<Record<string, unknown>>>>>;
  /** Loaders of the interface texts, by language. */
  messages: MessageLoaders;
  /** The logo before the site's name. */
  logo?: ComponentType;
  /** The banner above the header of every page. */
  banner?: ComponentType;
  /** The question whether a documentation page was helpful. */
  feedback?: App['feedback'];
  /** Components that replace parts of the shell. */
  slots: SlotComponents;
  /** Whether the site has a search palette. */
  hasSearch: boolean;
  /** Client parts of features. */
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

/** Props of a component in `components/content`: the author's properties and content. */
export type ContentComponentProps = Record<string, unknown> & {
  /** The default slot. */
  children?: ReactNode;
  /** Named slots. */
  slots?: Record<string, ReactNode>;
};

const defaultLayout: Route['layout'] = async () => (await import('../layouts/default-layout.tsx')).default;

/** Builds the app from the parts of a site: unwraps the modules and adds the components of every site. */
export function createApp(parts: AppParts): App {
  const { site, pages, slots, hasSearch, guards, clients, logo, banner, feedback } = parts;
  const searchPath = pages.find(({ isSearch }) => isSearch)?.path;
  return {
    site: { ...site, base: BASE },
    routes: pages.map(toRoute),
    ...guards,
    components: {
      ...markdownComponents,
      ...mapValues(parts.components, toClientComponent),
      ...mapValues(parts.nested, toNestedComponent),
    },
    messages: mapValues(parts.messages, mergeMessages),
    slots,
    clients,
    hasSearch,
    ...(logo && { logo }),
    ...(banner && { banner }),
    ...(feedback && { feedback }),
    ...(searchPath !== undefined && { searchPath }),
  };
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

/** Adapts a component of `components/content`: the author's properties and slots become its props. */
export function toClientComponent(load: Load<ComponentType<ContentComponentProps>>): ClientComponent {
  return {
    load: async () => {
      const Component = (await load()).default;
      return ({ props, slots: { default: children, ...slots } }) =>
        createElement(Component, { ...props, ...(Object.keys(slots).length > 0 && { slots }) }, children);
    },
  };
}

/**
 * Adapts an interactive component inside a static one. Elements that the static component passes as props are sent as
 * slots, and become props again here.
 */
function toNestedComponent(load: AppParts['nested'][string], name: string): ClientComponent {
  return {
    load: async () => {
      const Component = (await load())[name.slice(name.lastIndexOf('#') + 1)] ?? Fragment;
      return ({ props, slots: { default: children, ...slots } }) =>
        createElement(Component, { ...props, ...slots }, children);
    },
  };
}

function unwrap<T>(load: Load<T>): () => Promise<T> {
  return async () => (await load()).default;
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
